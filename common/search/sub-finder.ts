import { DEFAULT_DISTANCE_MILES, type DistanceMiles, type MinimumRating } from './contractor-search.ts';
import type { Language } from '../format/language.ts';
import { writeBox, type MapBox } from './map-box.ts';
import type { Query } from '../routes/route-table.ts';

/**
 * The conditions of the sub-finder, the words of its URL, and their format. Both sides build the URL from
 * here.
 */

/** The least number of people in a crew. */
export const CREW_SIZES = [2, 3, 5, 10, 20, 50] as const;
export type CrewSize = (typeof CREW_SIZES)[number];
/** Days in which a contractor usually answers an invitation, at most. */
export const ANSWER_DAYS = [1, 3, 7] as const;
export type AnswerDays = (typeof ANSWER_DAYS)[number];

/** The first is the default; `nearest` needs a place. */
export const SUB_FINDER_SORTS = ['best_match', 'nearest', 'rating'] as const;
export type SubFinderSort = (typeof SUB_FINDER_SORTS)[number];

export type SubFinderSearch = {
  /** A trade's slug, a region's slug. */
  trade: string | null;
  region: string | null;
  /** A postal code, a city or a region, as typed; empty for everywhere. */
  near: string;
  within: DistanceMiles;
  /** The part of the map to look in, in place of the distance. */
  box: MapBox | null;
  /** The days of the job, YYYY-MM-DD; both or neither. */
  from: string | null;
  to: string | null;
  /** Says in a posting that it has time. */
  available: boolean;
  crew: CrewSize | null;
  /** All of them. */
  languages: readonly Language[];
  licenseValid: boolean;
  insured: boolean;
  rating: MinimumRating | null;
  answers: AnswerDays | null;
  workedWith: boolean;
  /** Among those the reader follows. */
  followed: boolean;
  /** Also beyond the states and trades of the reader's view settings. */
  all: boolean;
  sort: SubFinderSort;
  page: number;
  /** The job to which contractors are added; null: a new one. */
  job: number | null;
};

export const EVERY_SUB: SubFinderSearch = {
  trade: null,
  region: null,
  near: '',
  within: DEFAULT_DISTANCE_MILES,
  box: null,
  from: null,
  to: null,
  available: false,
  crew: null,
  languages: [],
  licenseValid: false,
  insured: false,
  rating: null,
  answers: null,
  workedWith: false,
  followed: false,
  all: false,
  sort: 'best_match',
  page: 1,
  job: null,
};

/** The query of a search's URL. Defaults are left out, so that one search has one URL. */
export function queryOfSubFinder(search: Partial<SubFinderSearch>): Query {
  const asked = { ...EVERY_SUB, ...search };
  const { near, within, sort, page } = asked;
  const yes = (ticked: boolean) => (ticked ? 'yes' : null);
  return {
    trade: asked.trade,
    region: asked.region,
    near: near || null,
    within: near && within !== DEFAULT_DISTANCE_MILES ? within : null,
    box: asked.box && writeBox(asked.box),
    from: asked.from,
    to: asked.to,
    available: yes(asked.available),
    crew: asked.crew,
    language: asked.languages,
    license: asked.licenseValid ? 'valid' : null,
    insured: yes(asked.insured),
    rating: asked.rating,
    answers: asked.answers,
    worked_with: yes(asked.workedWith),
    followed: yes(asked.followed),
    all: yes(asked.all),
    sort: sort === 'best_match' || (sort === 'nearest' && !near) ? null : sort,
    page: page > 1 ? page : null,
    job: asked.job,
  };
}

/**
 * The conditions in the order in which they are dropped while no contractor fits. The searcher's wishes come
 * first, then the place, and the job's needs last.
 */
export const SUB_FINDER_CONDITIONS = [
  'views',
  'available',
  'answers',
  'worked_with',
  'followed',
  'crew',
  'rating',
  'box',
  'distance',
  'region',
  'dates',
  'languages',
  'insured',
  'license',
  'trade',
] as const;
export type SubFinderCondition = (typeof SUB_FINDER_CONDITIONS)[number];

const WITHOUT: Record<SubFinderCondition, Partial<SubFinderSearch>> = {
  views: { all: true },
  available: { available: false },
  answers: { answers: null },
  worked_with: { workedWith: false },
  followed: { followed: false },
  crew: { crew: null },
  rating: { rating: null },
  box: { box: null },
  distance: { near: '', within: DEFAULT_DISTANCE_MILES },
  region: { region: null },
  dates: { from: null, to: null },
  languages: { languages: [] },
  insured: { insured: false },
  license: { licenseValid: false },
  trade: { trade: null },
};

/** The same search without these conditions. */
export const withoutConditions = (
  search: SubFinderSearch,
  conditions: readonly SubFinderCondition[],
): SubFinderSearch => conditions.reduce((one, condition) => ({ ...one, ...WITHOUT[condition] }), search);

const HAS: Record<Exclude<SubFinderCondition, 'views'>, (search: SubFinderSearch) => boolean> = {
  available: ({ available }) => available,
  answers: ({ answers }) => answers !== null,
  worked_with: ({ workedWith }) => workedWith,
  followed: ({ followed }) => followed,
  crew: ({ crew }) => crew !== null,
  rating: ({ rating }) => rating !== null,
  box: ({ box }) => box !== null,
  distance: ({ near }) => near !== '',
  region: ({ region }) => region !== null,
  dates: ({ from }) => from !== null,
  languages: ({ languages }) => languages.length > 0,
  insured: ({ insured }) => insured,
  license: ({ licenseValid }) => licenseValid,
  trade: ({ trade }) => trade !== null,
};

/** The conditions that narrow the list; `views` only where the reader's view settings do. */
export const conditionsOf = (search: SubFinderSearch, hasViews: boolean): SubFinderCondition[] =>
  SUB_FINDER_CONDITIONS.filter((condition) => (condition === 'views' ? hasViews : HAS[condition](search)));
