import { useT } from '../../lib/page/app-context.tsx';
import { useStore } from '../../lib/store.ts';
import { unsentHere } from '../../lib/offline/unsent.ts';
import type { Unsent } from '../../lib/offline/unsent-store.ts';

const NONE: readonly Unsent[] = [];

/** Lists texts that wait to be sent or were refused, with a link to their form. */
export function UnsentBar() {
  const t = useT();
  const unsent = useStore(unsentHere, NONE);
  return (
    <div role="status" className={unsent.length > 0 ? 'version-bar' : undefined}>
      {unsent.map(({ key, title, problem, formUrl }) => (
        <p key={key}>
          <bdi>
            {problem === null
              ? t('layout.unsent_waits', { title })
              : t('layout.unsent_refused', { title, problem })}
          </bdi>{' '}
          {problem !== null && (
            <>
              <a className="version-load" href={formUrl}>
                {t('layout.unsent_open')}
              </a>{' '}
              <button type="button" className="version-load" onClick={() => void dismissNotice(key)}>
                {t('layout.unsent_dismiss')}
              </button>
            </>
          )}
        </p>
      ))}
    </div>
  );
}

async function dismissNotice(key: string): Promise<void> {
  const { dismiss } = await import('../../lib/offline/outbox.ts');
  await dismiss(key);
}
