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
  type NamedView,
  type ViewContext,
} from '../contractors/views.ts';
import type { ReadContext } from '../core/context.ts';
import type { Pagination } from '../core/pagination.ts';
import { countryOf } from '../places/place.ts';
import { cityKey } from '../places/city-key.ts';
import type { FoundPage } from './find-page.ts';
import { toLandingLink, type LandingLink } from './landing/landing-page.ts';
import { landingPageOf } from './landing/queries/list-landing-pages.ts';
import type { SearchCondition } from './loosen.ts';
import { priceGuideNear, type PriceGuideLink } from '../prices/guide-near.ts';
import { areaName, placeName, placeNote, type PlaceNote } from './place-note.ts';
import type { MissedSearch } from './missed-search.ts';
import { closedNamesakes, type ClosedNamesake } from './queries/closed-called.ts';
import { peopleOfTrade } from './problems/trade-people.ts';
import type { FoundRow } from './queries/find-contractors.ts';

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
  /** Businesses that closed for good, whose whole name or number was typed. */
  closed: ClosedNamesake[];
  loosened: LoosenedView | null;
  more: MoreView | null;
  missed: MissedView | null;
  /** The place of the reader's device was asked for, and is not known. */
  isNearMe: boolean;
  /** The page of the trade in the city that was asked for. */
  landing: LandingLink | null;
  /** The guide to the cost of such jobs there, where enough reviews say it. */
  priceGuide: PriceGuideLink | null;
  /** The typed problem, the trade that solves it, and the name for the people of that trade. */
  problem: { text: string; trade: string; people: string } | null;
};

/** Contractors beside the few that were found, and the conditions that they do not meet. */
export type MoreView = {
  people: string | null;
  dropped: SearchCondition[];
  contractors: FoundContractor[];
};

/** A need that is not known, and the trades that come nearest. */
export type MissedView = { text: string; kind: MissedSearch['kind']; nearest: NamedView[] };

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
    closed: await closedNamesakes(context, search, viewContext),
    loosened: toLoosenedView(found, viewContext),
    more: toMoreView(found, viewContext),
    missed: toMissedView(found, viewContext),
    isNearMe: found.isNearMe,
    ...(await pagesOfTrade(context, found, viewContext)),
    problem: toProblemView(found, viewContext),
  };
}

/** The pages of the trade at the place that was asked for. */
async function pagesOfTrade(
  context: ReadContext,
  { search, problem, area: { place } }: FoundPage,
  { lists, language }: ViewContext,
): Promise<Pick<FoundView, 'landing' | 'priceGuide'>> {
  const slug = problem?.trade ?? search.trade;
  const trade = lists.trades.find((one) => one.slug === slug);
  if (!trade || !place) return { landing: null, priceGuide: null };
  const [page, priceGuide] = await Promise.all([
    landingPageOf(context.database, {
      tradeIds: [trade.id],
      regionId: place.regionId,
      cityKey: cityKey(place.city),
    }),
    priceGuideNear(context, trade, place),
  ]);
  return { landing: page && toLandingLink(page, lists, language), priceGuide };
}

function toProblemView({ problem }: FoundPage, { lists, language }: ViewContext): FoundView['problem'] {
  if (problem === null) return null;
  const trade = lists.trades.find(({ slug }) => slug === problem.trade)?.[language] ?? problem.trade;
  return { text: problem.text, trade, people: peopleOfTrade(problem.trade, language) ?? trade };
}

function toMoreView(found: FoundPage, viewContext: ViewContext): MoreView | null {
  const { more } = found;
  if (more === null) return null;
  return {
    people: more.trade === null ? null : peopleOfTrade(more.trade, viewContext.language),
    dropped: more.dropped,
    contractors: more.rows.map((row) => toFoundContractor(row, found, viewContext)),
  };
}

function toMissedView({ missed }: FoundPage, { lists, language, mask }: ViewContext): MissedView | null {
  if (missed === null) return null;
  const nearest = missed.nearest.flatMap((slug) => lists.trades.find((trade) => trade.slug === slug) ?? []);
  return {
    text: mask(missed.text),
    kind: missed.kind,
    nearest: nearest.map((trade) => ({ slug: trade.slug, name: trade[language] })),
  };
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
