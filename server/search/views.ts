import { countFilters, type ContractorSearch } from '../../common/contractor-search.ts';
import { readerOf, toContractorCard, type ContractorCard, type Reader } from '../contractors/views.ts';
import type { RedFlagLevel } from '../contractors/organic-order.ts';
import type { ReadContext } from '../core/context.ts';
import type { Pagination } from '../core/pagination.ts';
import { ageInMonths } from '../reviews/rank-score.ts';
import type { FoundPage } from './find-page.ts';
import type { FoundRow } from './queries/find-contractors.ts';
import {
  RANK_CONSTANTS,
  whyThisRank,
  type RankConstants,
  type RankEvidence,
  type WhyThisRank,
} from './why-this-rank.ts';

const KM_PER_MILE = 1.609344;

export type FoundContractor = ContractorCard & {
  distanceMiles: number | null;
  /** Its whole name was typed, which puts it first in the best match. */
  isNamesake: boolean;
};

export type FoundView = {
  search: ContractorSearch;
  filters: number;
  contractors: FoundContractor[];
  pagination: Pagination;
  /** Where the search starts, as words ("Tucson, Arizona"); null without a place. */
  place: string | null;
  placeUnknown: boolean;
  corrections: FoundPage['corrections'];
  leftOut: string[];
};

export async function toFoundView(
  context: ReadContext,
  search: ContractorSearch,
  found: FoundPage,
): Promise<FoundView> {
  const reader = await readerOf(context);
  return {
    search,
    filters: countFilters(search),
    contractors: found.rows.map((row) => toFoundContractor(row, reader)),
    pagination: found.pagination,
    place: placeName(found, reader),
    placeUnknown: found.placeUnknown,
    corrections: found.corrections,
    leftOut: found.leftOut,
  };
}

function placeName({ place }: FoundPage, { lists, language }: Reader): string | null {
  if (place === null) return null;
  const region = lists.regionOf(place.regionId)?.[language];
  return [place.postalCode, spelled(place.city), region].filter(Boolean).join(', ');
}

/** The list of postal codes writes "Mcallen". */
const spelled = (city: string): string =>
  city.replace(/\bMc(\p{Ll})/gu, (_, letter: string) => `Mc${letter.toUpperCase()}`);

function toFoundContractor(row: FoundRow, reader: Reader): FoundContractor {
  return {
    ...toContractorCard(row, reader),
    distanceMiles: row.km === null ? null : Math.round((row.km / KM_PER_MILE) * 10) / 10,
    isNamesake: row.isNamesake,
  };
}

/** Why each contractor of a page stands where it stands, by id, and what all of them are read with. */
export type RanksView = { constants: RankConstants; of: Record<number, WhyThisRank> };

export function toRanksView({ rows }: FoundPage, now: Date): RanksView {
  return {
    constants: RANK_CONSTANTS,
    of: Object.fromEntries(rows.map((row) => [row.id, whyThisRank(evidenceOf(row, now))])),
  };
}

const evidenceOf = (row: FoundRow, now: Date): RankEvidence => ({
  sumWeights: row.rank_weight_sum,
  sumWeightedStars: row.rank_weighted_stars,
  hireAgainYes: row.hire_again_yes,
  hireAgainAnswers: row.hire_again_answers,
  reviewCount: row.review_count,
  responsesCount: row.responses_count,
  monthsSinceLatestReview:
    row.latest_review_at === null
      ? null
      : ageInMonths(toDate(row.latest_review_at), toDate(row.summarised_at ?? now)),
  proximityKm: row.km,
  redFlagLevel: row.red_flag_level as RedFlagLevel | null,
});

const toDate = (value: Date | string): Date => new Date(value);
