import { formatMonthInWords } from '../../../common/format/dates.ts';
import { queryOfSearch } from '../../../common/search/contractor-search.ts';
import type { FoundView } from '../../../server/search/views.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { Link } from '../ui/link.tsx';
import { PlaceChoices } from './place-question.tsx';

/** Notes on corrected words, and contractors across the border. */
export function SearchNotes({ found }: { found: FoundView }) {
  const t = useT();
  const { corrections, leftOut } = found;
  return (
    <>
      <ClosedNamesakes found={found} />
      <ReadProblem found={found} />
      <LandingNote found={found} />
      <PriceGuideNote found={found} />
      {corrections.length > 0 && (
        <p className="max-w-none text-sm">
          {corrections
            .map(({ typed, alternatives }) => t('search.corrected', { typed, used: alternatives.join(', ') }))
            .join(' ')}
        </p>
      )}
      {leftOut.length > 0 && (
        <p className="max-w-none text-sm">{t('search.left_out', { words: leftOut.join(' ') })}</p>
      )}
      <AcrossBorder found={found} />
    </>
  );
}

/** A business that closed for good is in no list, so somebody who types its name is told. */
export function ClosedNamesakes({ found: { closed } }: { found: FoundView }) {
  const t = useT();
  const path = usePath();
  return closed.map(({ slug, name, closedOn }) => (
    <p key={slug} className="mb-3 max-w-none">
      <Link href={path('contractors.show', { slug })}>
        {t('closed.found', { name, month: formatMonthInWords(closedOn, t.language) })}
      </Link>
    </p>
  ));
}

/** Other places that the text may mean, below the list. */
export function OtherPlaces({ found: { placeNote, search } }: { found: FoundView }) {
  const t = useT();
  if (placeNote?.kind !== 'others') return null;
  return (
    <div className="mt-6 flex flex-wrap items-baseline gap-x-4 text-sm">
      <span>{t('search.did_you_mean')}</span>
      <PlaceChoices note={placeNote} search={search} />
    </div>
  );
}

/** The trade that a problem was read as, and a link to search for the words themselves. */
function ReadProblem({ found: { problem, search } }: { found: FoundView }) {
  const t = useT();
  const path = usePath();
  if (problem === null) return null;
  const asWords = queryOfSearch({ ...search, words: `"${problem.text}"`, page: 1 });
  return (
    <p className="max-w-none">
      {t('search.problem', { people: problem.people, text: problem.text })}{' '}
      <Link className="text-sm" href={path('contractors.index', {}, { query: asWords })}>
        {t('search.problem_as_words')}
      </Link>
    </p>
  );
}

/** The trade in that city at a glance. */
function LandingNote({ found: { landing } }: { found: FoundView }) {
  const t = useT();
  const path = usePath();
  if (landing === null) return null;
  const { people, cityName, ...place } = landing;
  return (
    <p className="max-w-none text-sm">
      <Link href={path('contractors.landing', place)}>{t('search.landing', { people, city: cityName })}</Link>
    </p>
  );
}

/** The guide to the cost of its jobs there. */
function PriceGuideNote({ found: { priceGuide } }: { found: FoundView }) {
  const t = useT();
  if (priceGuide === null) return null;
  const { href, trade, city } = priceGuide;
  return (
    <p className="max-w-none text-sm">
      <Link href={href}>{t('search.price_guide', { trade, city })}</Link>
    </p>
  );
}

function AcrossBorder({ found: { acrossBorder, search } }: { found: FoundView }) {
  const t = useT();
  const path = usePath();
  if (acrossBorder === null || acrossBorder.count === 0) return null;
  const { country, count } = acrossBorder;
  const both = queryOfSearch({ ...search, country: 'all', page: 1 });
  return (
    <p className="max-w-none text-sm">
      {t(country === 'MX' ? 'search.across_in_mexico' : 'search.across_in_us', { count })}{' '}
      <Link href={path('contractors.index', {}, { query: both })}>{t('search.across_show')}</Link>
    </p>
  );
}
