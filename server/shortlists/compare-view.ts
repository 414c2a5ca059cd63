import { FACT_KEYS, type Country } from '../../common/constants.ts';
import { KM_PER_MILE, type DistanceUnit } from '../../common/search/contractor-search.ts';
import { toContractorView, type ContractorView } from '../contractors/page/page-view.ts';
import { toRatingsView, type RatingsView } from '../contractors/page/ratings-view.ts';
import { contractorsByIds, type ContractorRow } from '../contractors/queries/contractor-by-slug.ts';
import { viewContextOf, type ViewContext } from '../contractors/views.ts';
import type { ReadContext } from '../core/context.ts';
import { findPlace } from '../places/find-place.ts';
import { kmBetween } from '../places/median-row.ts';
import { countryOf, type Place } from '../places/place.ts';
import { placesIn } from '../places/queries/cities.ts';
import { currentIds } from './queries/listed.ts';
import type { CompareQuery } from './schemas.ts';

type Compared = Pick<
  ContractorView,
  | 'id'
  | 'slug'
  | 'name'
  | 'trades'
  | 'city'
  | 'region'
  | 'rating'
  | 'hireAgain'
  | 'answered'
  | 'license'
  | 'insurance'
  | 'redFlag'
  | 'claimed'
  | 'closedOn'
  | 'languages'
  | 'yearFounded'
  | 'crewSize'
  | 'services'
  | 'usualAnswerHours'
> & {
  phone: string | null;
  canMessage: boolean;
  /** The number of its licenses. */
  licenses: number;
  facts: RatingsView['facts'];
  /** In the unit of the page, from the place that was typed; null where either has no place. */
  distance: number | null;
};

export type CompareView = {
  contractors: Compared[];
  /** Job facts that at least one of them has enough answers to, in their usual order. */
  factKeys: (keyof RatingsView['facts'])[];
  near: string;
  place: { name: string; unit: DistanceUnit } | null;
  /** Names of listings that were merged into one of these. */
  merged: string[];
  gone: number;
  tooMany: boolean;
};

/** Up to four contractors side by side, in the order of the address; nothing paid is read. */
export async function compareView(context: ReadContext, query: CompareQuery): Promise<CompareView> {
  const { database } = context;
  const viewContext = await viewContextOf(context);
  const current = await currentIds(database, query.ids);
  const ids = [...new Set(current.map(({ id }) => id))];
  const found = ids.length === 0 ? [] : await contractorsByIds(database, ids);
  const place = await placeOf(context, query.near, viewContext, countryOfAll(found, viewContext));
  const unit = place && countryOf(place.regionId, viewContext.lists.regions) === 'MX' ? 'km' : 'mi';
  const rows = ids.flatMap((id) => found.find((row) => row.id === id) ?? []);
  const contractors = rows.map((row) => toCompared(row, viewContext, context, place && { place, unit }));
  return {
    contractors,
    // Hiring again has a row of its own.
    factKeys: FACT_KEYS.filter(
      (key) => key !== 'would_hire_again' && contractors.some(({ facts }) => facts[key]),
    ),
    near: query.near,
    place: place && { name: placeName(place, viewContext), unit },
    merged: current.flatMap(({ mergedFrom }) => (mergedFrom === null ? [] : [viewContext.mask(mergedFrom)])),
    gone: query.ids.length - current.length,
    tooMany: query.tooMany,
  };
}

type From = { place: Place; unit: DistanceUnit };

function toCompared(
  row: ContractorRow & { latitude: number | null; longitude: number | null },
  viewContext: ViewContext,
  context: ReadContext,
  from: From | null,
): Compared {
  const view = toContractorView(row, viewContext, context);
  const { id, slug, name, trades, city, region, rating, hireAgain, answered, license, insurance } = view;
  const { redFlag, claimed, languages, yearFounded, crewSize, services, contact, can, usualAnswerHours } =
    view;
  return {
    id,
    slug,
    name,
    trades,
    city,
    region,
    rating,
    hireAgain,
    answered,
    license,
    insurance,
    redFlag,
    claimed,
    closedOn: view.closedOn,
    languages,
    yearFounded,
    crewSize,
    services,
    usualAnswerHours,
    phone: contact.phone,
    canMessage: can.message,
    licenses: view.licenses.length,
    facts: toRatingsView(row).facts,
    distance: from && distanceTo(row, from),
  };
}

/** Whole miles or kilometers from ten on: a place is the middle of a postal code. */
function distanceTo(
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
  { place, unit }: From,
): number | null {
  if (latitude === null || longitude === null) return null;
  const km = kmBetween(place, { latitude, longitude });
  const distance = unit === 'km' ? km : km / KM_PER_MILE;
  return distance < 10 ? Math.round(distance * 10) / 10 : Math.round(distance);
}

/** A postal code is read in the country where all of them are; null: they are in both. */
function countryOfAll(rows: readonly { region_id: number | null }[], { lists }: ViewContext): Country | null {
  const countries = new Set(rows.map(({ region_id }) => countryOf(region_id, lists.regions)));
  return countries.size === 1 ? ([...countries][0] ?? null) : null;
}

async function placeOf(
  { database, language }: ReadContext,
  near: string,
  { lists }: ViewContext,
  country: Country | null,
): Promise<Place | null> {
  if (near === '') return null;
  const question = { text: near, regions: lists.regions, regionId: null, country, language };
  const answer = await findPlace(placesIn(database), question);
  return answer.kind === 'place' ? answer.place : null;
}

const placeName = ({ city, postalCode, regionId }: Place, { lists, language }: ViewContext): string =>
  [postalCode ?? city, lists.regionOf(regionId)?.[language]].filter(Boolean).join(', ');
