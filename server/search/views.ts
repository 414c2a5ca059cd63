import type { Country } from '../../common/constants.ts';
import {
  KM_PER_MILE,
  type ContractorSearch,
  type DistanceUnit,
} from '../../common/search/contractor-search.ts';
import {
  viewContextOf,
  toContractorCard,
  type ContractorCard,
  type ViewContext,
} from '../contractors/views.ts';
import type { RedFlagLevel } from '../contractors/organic-order.ts';
import type { ReadContext } from '../core/context.ts';
import type { Pagination } from '../core/pagination.ts';
import { ageInMonths } from '../reviews/rank-score.ts';
import { countryOf } from '../places/place.ts';
import { cityKey } from '../places/city-key.ts';
import type { FoundPage } from './find-page.ts';
import { toLandingLink, type LandingLink } from './landing/landing-page.ts';
import { landingPageOf } from './landing/queries/list-landing-pages.ts';
import type { SearchCondition } from './loosen.ts';
import { areaName, placeName, placeNote, type PlaceNote } from './place-note.ts';
import { peopleOfTrade } from './problems/trade-people.ts';
import type { FoundRow } from './queries/find-contractors.ts';
import {
  RANK_CONSTANTS,
  whyThisRank,
  type RankConstants,
  type RankEvidence,
  type WhyThisRank,
} from './why-this-rank.ts';

export type FoundContractor = ContractorCard & {
  /** In the unit of the page, as it is shown. */
  distance: number | null;
  unit: DistanceUnit;
  /** The country it is in, where that is not the country of the place searched near. */
  acrossBorder: Country | null;
  /** Its whole name was typed, which puts it first in the best match. */
  isNamesake: boolean;
};

export type FoundView = {
  search: ContractorSearch;
  contractors: FoundContractor[];
  pagination: Pagination;
  /** There are more than the total, which were not counted. */
  isAtLeast: boolean;
  /** The start of the search, as text ("Tucson, Arizona"); null without a place. */
  place: string | null;
  /** The region or the country that was typed instead of a place. */
  area: string | null;
  placeNote: PlaceNote | null;
  /** The country that is looked in; null: both. */
  country: Country | null;
  unit: DistanceUnit;
  acrossBorder: FoundPage['acrossBorder'];
  corrections: FoundPage['corrections'];
  leftOut: string[];
  loosened: LoosenedView | null;
  /** The page of the trade in the city that was asked for. */
  landing: LandingLink | null;
  /** The typed problem, the trade that solves it, and the name for the people of that trade. */
  problem: { text: string; trade: string; people: string } | null;
};

/** The results where no contractor fits: the nearest without the dropped conditions. */
export type LoosenedView = {
  dropped: SearchCondition[];
  contractors: FoundContractor[];
  /** The start of distances, if it is not the typed place. */
  from: string | null;
};

export async function toFoundView(context: ReadContext, found: FoundPage): Promise<FoundView> {
  const viewContext = await viewContextOf(context);
  const { search } = found;
  const { place, country, unit } = found.area;
  return {
    search,
    contractors: found.rows.map((row) => toFoundContractor(row, found, viewContext)),
    pagination: found.pagination,
    isAtLeast: found.isAtLeast,
    place: place && placeName(place, viewContext),
    area: areaName(found.area.answer, viewContext),
    placeNote: placeNote(search, found.area.answer, viewContext),
    country,
    unit,
    acrossBorder: found.acrossBorder,
    corrections: found.corrections,
    leftOut: found.leftOut,
    loosened: toLoosenedView(found, viewContext),
    landing: await landingOf(context, found, viewContext),
    problem: toProblemView(found, viewContext),
  };
}

async function landingOf(
  { database }: ReadContext,
  { search, problem, area }: FoundPage,
  viewContext: ViewContext,
) {
  const slug = problem?.trade ?? search.trade;
  const trade = viewContext.lists.trades.find((one) => one.slug === slug);
  const { place } = area;
  if (!trade || place?.city === undefined || place.city === null) return null;
  const page = await landingPageOf(database, {
    tradeIds: [trade.id],
    regionId: place.regionId,
    cityKey: cityKey(place.city),
  });
  return page && toLandingLink(page, viewContext.lists, viewContext.language);
}

function toProblemView({ problem }: FoundPage, { lists, language }: ViewContext): FoundView['problem'] {
  if (problem === null) return null;
  const trade = lists.trades.find(({ slug }) => slug === problem.trade)?.[language] ?? problem.trade;
  return { text: problem.text, trade, people: peopleOfTrade(problem.trade, language) ?? trade };
}

function toLoosenedView(found: FoundPage, viewContext: ViewContext): LoosenedView | null {
  const { loosened, area } = found;
  if (loosened === null) return null;
  return {
    dropped: loosened.dropped,
    contractors: loosened.rows.map((row) => toFoundContractor(row, found, viewContext)),
    from: area.place === null && loosened.from !== null ? placeName(loosened.from, viewContext) : null,
  };
}

function toFoundContractor(row: FoundRow, { area }: FoundPage, viewContext: ViewContext): FoundContractor {
  const { place, unit } = area;
  const country = countryOf(row.region_id, viewContext.lists.regions);
  const isAcross =
    place !== null && country !== null && country !== countryOf(place.regionId, viewContext.lists.regions);
  return {
    ...toContractorCard(row, viewContext),
    distance: row.km === null ? null : shownDistance(unit === 'km' ? row.km : row.km / KM_PER_MILE),
    unit,
    acrossBorder: isAcross ? country : null,
    isNamesake: row.isNamesake,
  };
}

/** To one decimal while that tells something. */
export const shownDistance = (distance: number): number =>
  distance < 20 ? Math.round(distance * 10) / 10 : Math.round(distance);

/** The reasons for each contractor's rank on a page, by id, and the constants to read them with. */
export type RanksView = { constants: RankConstants; of: Record<number, WhyThisRank> };

export function toRanksView({ rows, loosened }: Pick<FoundPage, 'rows' | 'loosened'>, now: Date): RanksView {
  return {
    constants: RANK_CONSTANTS,
    of: Object.fromEntries(
      [...rows, ...(loosened?.rows ?? [])].map((row) => [row.id, whyThisRank(evidenceOf(row, now))]),
    ),
  };
}

const evidenceOf = (row: FoundRow, now: Date): RankEvidence => ({
  sumWeights: row.rank_weight_sum,
  sumWeightedStars: row.rank_weighted_stars,
  hireAgainYes: row.hire_again_yes,
  hireAgainAnswers: row.hire_again_answers,
  reviewCount: row.review_count + row.quote_count,
  responsesCount: row.responses_count,
  monthsSinceLatestReview:
    row.latest_review_at === null
      ? null
      : ageInMonths(toDate(row.latest_review_at), toDate(row.summarised_at ?? now)),
  proximityKm: row.km,
  redFlagLevel: row.red_flag_level as RedFlagLevel | null,
});

const toDate = (value: Date | string): Date => new Date(value);
