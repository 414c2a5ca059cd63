import { queryOfSearch, type ContractorSearch } from '../../../common/search/contractor-search.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { PlaceNote } from '../../../server/search/place-note.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { Link } from '../ui/link.tsx';

type Props = { note: PlaceNote; search: ContractorSearch };

/** Instead of a list: the place is on no list, or may be several places, and the page asks. */
export function PlaceQuestion({ note, search }: Props) {
  const t = useT();
  const path = usePath();
  const { title, text } = wordsOf(note, search.near, t);
  const everywhere = queryOfSearch({ ...search, near: '', page: 1 });
  return (
    <div className="min-w-0">
      <div aria-live="polite">
        <h2 className="text-lg">{title}</h2>
        <p className="mt-2">{text}</p>
      </div>
      {note.choices.length > 0 && (
        <div className="mt-4">
          {note.kind === 'unknown' && <p className="text-sm text-muted">{t('search.did_you_mean')}</p>}
          <PlaceChoices note={note} search={search} />
        </div>
      )}
      {note.kind === 'unknown' && (
        <p className="mt-4">
          <Link href={path('contractors.index', {}, { query: everywhere })}>
            {t('search.everywhere_instead')}
          </Link>
        </p>
      )}
    </div>
  );
}

/** A link to the same search around each of the places. */
export function PlaceChoices({ note, search }: Props) {
  const t = useT();
  const path = usePath();
  return (
    <ul className="flex flex-wrap gap-x-5">
      {note.choices.map((choice) => (
        <li key={choice.label}>
          <Link
            className="place-link"
            href={path(
              'contractors.index',
              {},
              { query: queryOfSearch({ ...search, ...choice.search, country: null, page: 1 }) },
            )}
          >
            {choice.search.region === null ? choice.label : t('search.all_of', { region: choice.label })}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function wordsOf({ kind, region }: PlaceNote, place: string, t: Translate): { title: string; text: string } {
  if (kind === 'unknown')
    return { title: t('search.place_unknown', { place }), text: t('search.place_unknown_text') };
  if (kind === 'city_needed')
    return {
      title: t('search.place_city_needed', { place, region: region ?? '' }),
      text: t('search.place_city_needed_text'),
    };
  const isCode = /\d/.test(place);
  return {
    title: t(isCode ? 'search.place_ask_code' : 'search.place_ask', { place }),
    text: t('search.place_ask_text'),
  };
}
