import * as z from 'zod';
import {
  DEFAULT_DISTANCE_MILES,
  DISTANCES_MILES,
  MINIMUM_RATINGS,
} from '../../../common/search/contractor-search.ts';
import { LANGUAGES } from '../../../common/format/language.ts';
import {
  ANSWER_DAYS,
  CREW_SIZES,
  SUB_FINDER_SORTS,
  type SubFinderSearch,
} from '../../../common/search/sub-finder.ts';
import { oneOf, pageNumber, single } from '../../core/http/forgiving-query.ts';
import { id } from '../../core/validation.ts';
import { box, oneNumberOf, slug, ticked, typedText } from '../search-query.ts';

/** YYYY-MM-DD of a day that exists. */
const day = z.preprocess(single, z.iso.date()).nullable().catch(null);

const languages = z.preprocess(
  (value) => [value].flat().filter((one) => LANGUAGES.some((language) => language === one)),
  z.array(z.enum(LANGUAGES)).transform((said) => LANGUAGES.filter((language) => said.includes(language))),
);

/** The fields of the sub-finder in its URL. */
export const SUB_FINDER_FIELDS = {
  trade: slug,
  region: slug,
  near: typedText,
  within: oneNumberOf(DISTANCES_MILES).catch(DEFAULT_DISTANCE_MILES),
  box,
  from: day,
  to: day,
  available: ticked('yes'),
  crew: oneNumberOf(CREW_SIZES).nullable().catch(null),
  language: languages,
  license: ticked('valid'),
  insured: ticked('yes'),
  rating: oneNumberOf(MINIMUM_RATINGS).nullable().catch(null),
  answers: oneNumberOf(ANSWER_DAYS).nullable().catch(null),
  worked_with: ticked('yes'),
  followed: ticked('yes'),
  all: ticked('yes'),
  sort: oneOf(SUB_FINDER_SORTS),
  page: pageNumber(),
  job: z.preprocess(single, id()).nullable().catch(null),
};

type SaidSearch = z.output<z.ZodObject<typeof SUB_FINDER_FIELDS>>;

export const toSubFinderSearch = ({
  language,
  license,
  worked_with,
  sort,
  from,
  to,
  ...rest
}: SaidSearch): SubFinderSearch => ({
  ...rest,
  ...daysOf(from, to),
  languages: language,
  licenseValid: license,
  workedWith: worked_with,
  sort: sort === null || (sort === 'nearest' && rest.near === '') ? 'best_match' : sort,
});

/** The query of the sub-finder. Never refuses: whatever makes no sense is as if it were not there. */
export const subFinderQuery = z.object(SUB_FINDER_FIELDS).transform(toSubFinderSearch);

/** One day stands for both; the later one is the last. */
function daysOf(from: string | null, to: string | null): Pick<SubFinderSearch, 'from' | 'to'> {
  const days = [from ?? to, to ?? from].toSorted((a, b) => ((a ?? '') < (b ?? '') ? -1 : 1));
  return { from: days[0] ?? null, to: days[1] ?? null };
}
