import type { Country } from '../../common/constants.ts';
import { KM_PER_MILE, type ContractorSearch, type DistanceUnit } from '../../common/contractor-search.ts';
import { readerOf, toContractorCard, type ContractorCard, type Reader } from '../contractors/views.ts';
import type { RedFlagLevel } from '../contractors/organic-order.ts';
import type { ReadContext } from '../core/context.ts';
import type { Pagination } from '../core/pagination.ts';
import { ageInMonths } from '../reviews/rank-score.ts';
import { countryOf, type PlaceAnswer, type PlaceChoice } from '../places/place.ts';
import type { FoundPage } from './find-page.ts';
import type { SearchCondition } from './loosen.ts';
import type { FoundRow } from './queries/find-contractors.ts';
import {
  RANK_CONSTANTS,
  whyThisRank,
  type RankConstants,
  type RankEvidence,
  type WhyThisRank,
} from './why-this-rank.ts';

export type FoundContractor = ContractorCard & {
  /** In the unit of the page, to one decimal. */
  distance: number | null;
  unit: DistanceUnit;
  /** The country it is in, where that is not the country of the place searched near. */
  acrossBorder: Country | null;
  /** Its whole name was typed, which puts it first in the best match. */
  isNamesake: boolean;
};

/** One of the places that a text may mean, with the part of the search that leads to it. */
export type PlaceChoiceView = { label: string; search: Pick<ContractorSearch, 'near' | 'region'> };

/** What the page has to say or to ask about the place. */
export type PlaceNote = {
  kind: 'others' | 'ask' | 'city_needed' | 'unknown';
  /** The region of a Mexican postal code that tells no more. */
  region: string | null;
  choices: PlaceChoiceView[];
};

export type FoundView = {
  search: ContractorSearch;
  contractors: FoundContractor[];
  pagination: Pagination;
  /** Where the search starts, as words ("Tucson, Arizona"); null without a place. */
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
};

/** What is shown where no contractor fits: the nearest without the conditions that were dropped. */
export type LoosenedView = {
  dropped: SearchCondition[];
  contractors: FoundContractor[];
  /** Where distances are measured from, if it is not the place that was typed. */
  from: string | null;
};

export async function toFoundView(
  context: ReadContext,
  search: ContractorSearch,
  found: FoundPage,
): Promise<FoundView> {
  const reader = await readerOf(context);
  const { place, country, unit } = found.area;
  return {
    search,
    contractors: found.rows.map((row) => toFoundContractor(row, found, reader)),
    pagination: found.pagination,
    place: place && placeName(place, reader),
    area: areaName(found.area.answer, reader),
    placeNote: placeNote(search, found.area.answer, reader),
    country,
    unit,
    acrossBorder: found.acrossBorder,
    corrections: found.corrections,
    leftOut: found.leftOut,
    loosened: toLoosenedView(found, reader),
  };
}

function toLoosenedView(found: FoundPage, reader: Reader): LoosenedView | null {
  const { loosened, area } = found;
  if (loosened === null) return null;
  return {
    dropped: loosened.dropped,
    contractors: loosened.rows.map((row) => toFoundContractor(row, found, reader)),
    from: area.place === null && loosened.from !== null ? placeName(loosened.from, reader) : null,
  };
}

const placeName = (
  { postalCode, city, regionId }: Pick<PlaceChoice, 'postalCode' | 'city' | 'regionId'>,
  { lists, language }: Reader,
): string => [postalCode, city, lists.regionOf(regionId)?.[language]].filter(Boolean).join(', ');

const COUNTRY_NAMES = {
  US: { english: 'the United States', mexican_spanish: 'Estados Unidos' },
  MX: { english: 'Mexico', mexican_spanish: 'México' },
} as const;

function areaName(answer: PlaceAnswer | null, { lists, language }: Reader): string | null {
  if (answer?.kind === 'country') return COUNTRY_NAMES[answer.country][language];
  return answer?.kind === 'region' ? (lists.regionOf(answer.regionId)?.[language] ?? null) : null;
}

function placeNote(
  { near, region }: ContractorSearch,
  answer: PlaceAnswer | null,
  reader: Reader,
): PlaceNote | null {
  if (answer === null) return null;
  const { lists, language } = reader;
  const wholeRegion = (regionId: number): PlaceChoiceView => ({
    label: lists.regionOf(regionId)?.[language] ?? near,
    search: { near: '', region: lists.regionOf(regionId)?.slug ?? null },
  });
  const toView = (choice: PlaceChoice): PlaceChoiceView => {
    if (choice.city === null && choice.postalCode === null) return wholeRegion(choice.regionId);
    const label = placeName(choice, reader);
    return { label, search: { near: label, region: null } };
  };
  switch (answer.kind) {
    case 'city_needed':
      return {
        kind: answer.kind,
        region: lists.regionOf(answer.regionId)?.[language] ?? null,
        choices: [...answer.choices.map(toView), wholeRegion(answer.regionId)],
      };
    case 'ask':
    case 'unknown':
      return { kind: answer.kind, region: null, choices: answer.choices.map(toView) };
    default:
      return answer.others.length === 0 || region !== null
        ? null
        : { kind: 'others', region: null, choices: answer.others.map(toView) };
  }
}

function toFoundContractor(row: FoundRow, { area }: FoundPage, reader: Reader): FoundContractor {
  const { place, unit } = area;
  const country = countryOf(row.region_id, reader.lists.regions);
  const isAcross =
    place !== null && country !== null && country !== countryOf(place.regionId, reader.lists.regions);
  return {
    ...toContractorCard(row, reader),
    distance: row.km === null ? null : Math.round((unit === 'km' ? row.km : row.km / KM_PER_MILE) * 10) / 10,
    unit,
    acrossBorder: isAcross ? country : null,
    isNamesake: row.isNamesake,
  };
}

/** Why each contractor of a page stands where it stands, by id, and what all of them are read with. */
export type RanksView = { constants: RankConstants; of: Record<number, WhyThisRank> };

export function toRanksView({ rows, loosened }: FoundPage, now: Date): RanksView {
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
