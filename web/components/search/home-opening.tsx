import { formatCount } from '../../../common/format/numbers.ts';
import type { HomeView } from '../../../server/search/home-view.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { SearchFields } from './search-fields.tsx';
import { useSearchForm } from './search-form.ts';

const SIZES = ['contractors', 'reviews', 'cities'] as const;

/** The search, and the size of what it searches. */
export function HomeOpening({ size }: Pick<HomeView, 'size'>) {
  const t = useT();
  const form = useSearchForm();
  return (
    <div className="pb-4">
      <h1 className="max-w-[18ch] text-3xl md:text-4xl">{t('home.headline')}</h1>
      <p className="mt-4 text-lg">{t('home.lead')}</p>
      <search aria-label={t('home.search_title')} className="mt-8 block">
        <form action={form.action} onSubmit={form.onSubmit}>
          <SearchFields />
        </form>
      </search>
      <p className="mt-5 max-w-none font-semibold">{t('home.free')}</p>
      {size.contractors > 0 && (
        <p className="mt-1 flex flex-wrap gap-x-5 text-muted tabular-nums">
          {SIZES.map((what) => (
            <span key={what}>
              <span className="font-semibold text-ink">{formatCount(size[what])}</span>{' '}
              {t(`home.size.${what}`, { count: size[what] })}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
