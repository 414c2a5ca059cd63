import type { MorePages as More } from '../../hooks/use-more-pages.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { ButtonLink } from './button.tsx';

/** The end of a list whose next page comes near it; a plain link before scripts run, and where the network fails. */
export function MorePages({ added, next, end }: More) {
  const t = useT();
  const fetch = next?.fetch ?? null;
  return (
    <div ref={end} className="mt-6">
      <p className="sr-only" aria-live="polite">
        {added > 0 && t('common.more_added', { count: added })}
      </p>
      {next !== null && (
        <ButtonLink
          href={next.href}
          rel="next"
          aria-busy={next.busy || undefined}
          onClick={(event) => {
            if (fetch === null) return;
            event.preventDefault();
            void fetch();
          }}
        >
          {t(next.busy ? 'common.more_coming' : 'common.more')}
        </ButtonLink>
      )}
    </div>
  );
}
