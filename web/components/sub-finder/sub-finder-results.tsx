import { distanceIn } from '../../../common/search/contractor-search.ts';
import { route } from '../../../common/routes/route-table.ts';
import { queryOfSubFinder } from '../../../common/search/sub-finder.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { FoundSubsView } from '../../../server/search/sub-finder/views.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Link } from '../ui/link.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { ChosenSubs, type Choice } from './chosen-subs.tsx';
import { FoundSubCard } from './found-sub-card.tsx';

type Props = { found: FoundSubsView };

/** The matches. Where none fits, the nearest ones; where the place is unclear, the question for it. */
export function SubFinderResults({ found, choice }: Props & { choice: Choice }) {
  const t = useT();
  const path = usePath();
  const { search, contractors, pagination, placeNote, dropped } = found;
  if (placeNote !== null && placeNote.kind !== 'others') return <WhichPlace found={found} />;
  return (
    <>
      <div aria-live="polite">
        <h2 className="text-lg">{dropped.length > 0 ? t('sub_finder.none_title') : countText(found, t)}</h2>
        {dropped.length > 0 && (
          <p className="mt-2">
            {t('sub_finder.none_text', {
              what: dropped.map((condition) => t(`sub_finder.condition.${condition}`)).join(', '),
            })}
          </p>
        )}
      </div>
      {search.box !== null && <WholeMap search={search} />}
      <YourViews found={found} />
      <SaveSearch search={search} />
      {contractors.length === 0 && (
        <EmptyState
          title={t('sub_finder.nobody_title')}
          text={t('sub_finder.nobody_text')}
          action={<ButtonLink href={route('postings.create')}>{t('sub_finder.write_posting')}</ButtonLink>}
        />
      )}
      <ol className="mt-4">
        {contractors.map((contractor) => (
          <li key={contractor.id}>
            <FoundSubCard contractor={contractor} search={search} choice={choice} />
          </li>
        ))}
      </ol>
      {contractors.length > 1 && <ChosenSubs choice={choice} shown={contractors} search={search} />}
      <div className="mt-6">
        <Pagination
          preserveState
          page={pagination.current_page}
          lastPage={pagination.last_page}
          hrefFor={(page) => path('sub_finder', {}, { query: queryOfSubFinder({ ...search, page }) })}
        />
      </div>
    </>
  );
}

function SaveSearch({ search }: Pick<FoundSubsView, 'search'>) {
  const t = useT();
  const path = usePath();
  const query = path('sub_finder', {}, { query: queryOfSubFinder({ ...search, job: null }) }).split('?')[1];
  return (
    <p className="mt-2 text-sm">
      <Link href={path('saved_searches.create', {}, { query: { kind: 'sub_finder', query } })}>
        {t('search.save')}
      </Link>
    </p>
  );
}

/** The way back from a part of the map. */
function WholeMap({ search }: Pick<FoundSubsView, 'search'>) {
  const t = useT();
  const path = usePath();
  const href = path('sub_finder', {}, { query: queryOfSubFinder({ ...search, box: null, page: 1 }) });
  return (
    <p className="mt-2 text-sm">
      <Link href={href}>{t('search.remove_filter', { name: t('search.in_box') })}</Link>
    </p>
  );
}

/** Names the results that the view settings hide, with links to show them and to change the settings. */
function YourViews({ found: { search, views } }: Props) {
  const t = useT();
  const path = usePath();
  if (views === null && !search.all) return null;
  const hrefOf = (all: boolean) =>
    path('sub_finder', {}, { query: queryOfSubFinder({ ...search, all, page: 1 }) });
  return (
    <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {views === null ? (
        <Link href={hrefOf(false)}>{t('sub_finder.your_views')}</Link>
      ) : (
        <>
          <span>{t('sub_finder.narrowed_to', { what: views.join(', ') })}</span>
          <Link href={hrefOf(true)}>{t('sub_finder.show_all')}</Link>
        </>
      )}
      <Link href={route('profile.views')}>{t('sub_finder.change_views')}</Link>
    </p>
  );
}

/** Instead of a list: the place is on no list, or may be several places. */
function WhichPlace({ found: { search, placeNote } }: Props) {
  const t = useT();
  const path = usePath();
  if (placeNote === null) return null;
  const place = search.near;
  const titles = {
    unknown: t('search.place_unknown', { place }),
    city_needed: t('search.place_city_needed', { place, region: placeNote.region ?? '' }),
    ask: t('search.place_ask', { place }),
    others: '',
  };
  return (
    <div aria-live="polite">
      <h2 className="text-lg">{titles[placeNote.kind]}</h2>
      <p className="mt-2">
        {t(placeNote.kind === 'unknown' ? 'search.place_unknown_text' : 'search.place_ask_text')}
      </p>
      <ul className="mt-4 flex flex-wrap gap-x-5">
        {placeNote.choices.map((choice) => (
          <li key={choice.label}>
            <Link
              className="place-link"
              href={path(
                'sub_finder',
                {},
                { query: queryOfSubFinder({ ...search, ...choice.search, page: 1 }) },
              )}
            >
              {choice.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function countText({ place, area, unit, search, pagination: { total: count } }: FoundSubsView, t: Translate) {
  if (search.box !== null) return t('search.count_in_box', { count });
  if (place !== null) {
    const distance = distanceIn(unit, search.within);
    return t(unit === 'km' ? 'search.count_near_km' : 'search.count_near_miles', { count, distance, place });
  }
  return area === null ? t('search.count', { count }) : t('search.count_in', { count, area });
}
