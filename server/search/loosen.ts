import { centerOfBox } from '../../common/search/map-box.ts';
import type { FoundRow } from './queries/find-contractors.ts';
import type { ResolvedSearch } from './queries/resolved-search.ts';

/**
 * The conditions in the order in which they are dropped while no contractor fits. Time and place come first, then
 * quality, then the customer's protection, and their needs last. docs/decisions/0023 gives the reasons.
 */
export const LOOSENING_ORDER = [
  'open_now',
  'box',
  'distance',
  'region',
  'price',
  'responds',
  'hire_again',
  'rating',
  'proof',
  'permits',
  'language',
  'bonded',
  'insured',
  'license_class',
  'license',
  'country',
  'words',
  'trade',
] as const;
export type SearchCondition = (typeof LOOSENING_ORDER)[number];

export type Loosened = { dropped: SearchCondition[]; rows: FoundRow[] };

/** A search without a condition; null where the search does not have it. */
export type Loosening = {
  /** The regions of the country around a region that is dropped; null: any. */
  countryOfRegion: readonly number[] | null;
  /** The start of "nearest" when a region is dropped. */
  pointOfRegion: ResolvedSearch['point'];
  /** Conditions that fit no contractor at all: an unknown trade, words that occur nowhere. */
  hopeless: readonly SearchCondition[];
  find: (search: ResolvedSearch) => Promise<FoundRow[]>;
};

/** Drops no more conditions than needed to find a contractor; null where there is no contractor at all. */
export async function loosen(search: ResolvedSearch, loosening: Loosening): Promise<Loosened | null> {
  const { hopeless, find } = loosening;
  const asked = LOOSENING_ORDER.filter((condition) => has(search, condition, loosening));
  const others = asked.filter((condition) => !hopeless.includes(condition));
  const findWithout = (dropped: readonly SearchCondition[]) => find(without(search, dropped, loosening));

  const dropped = asked.filter((condition) => hopeless.includes(condition));
  let rows = dropped.length === 0 ? [] : await findWithout(dropped);
  for (const condition of others) {
    if (rows.length > 0) break;
    dropped.push(condition);
    rows = await findWithout(dropped);
  }
  if (rows.length === 0) return null;
  const fewest = await restore({ dropped, rows }, others, findWithout);
  return { ...fewest, dropped: asked.filter((condition) => fewest.dropped.includes(condition)) };
}

/** Takes back each dropped condition that was not in the way after all; the last one was. */
async function restore(
  found: Loosened,
  others: readonly SearchCondition[],
  findWithout: (dropped: readonly SearchCondition[]) => Promise<FoundRow[]>,
): Promise<Loosened> {
  let { dropped, rows } = found;
  for (const condition of found.dropped.slice(0, -1).filter((one) => others.includes(one))) {
    const fewer = dropped.filter((one) => one !== condition);
    const kept = await findWithout(fewer);
    if (kept.length > 0) [dropped, rows] = [fewer, kept];
  }
  return { dropped, rows };
}

/** Whether a search has a condition. */
const has = (search: ResolvedSearch, condition: SearchCondition, { countryOfRegion }: Loosening): boolean =>
  condition === 'country'
    ? search.countryRegionIds !== null || countryOfRegion !== null
    : ASKED[condition](search);

const ASKED: Record<Exclude<SearchCondition, 'country'>, (search: ResolvedSearch) => boolean> = {
  box: ({ box }) => box !== null,
  distance: ({ point, withinKm }) => point !== null && withinKm !== null,
  region: ({ regionId }) => regionId !== null,
  open_now: ({ openNow }) => openNow,
  price: ({ price }) => price !== null,
  responds: ({ responds }) => responds !== null,
  hire_again: ({ hireAgain }) => hireAgain !== null,
  rating: ({ rating }) => rating !== null,
  proof: ({ proven }) => proven,
  permits: ({ permits }) => permits,
  language: ({ language }) => language !== null,
  bonded: ({ bonded }) => bonded,
  insured: ({ insured }) => insured,
  license_class: ({ licenseClass }) => licenseClass !== null,
  license: ({ licenseValid }) => licenseValid,
  words: ({ tsquery }) => tsquery !== null,
  trade: ({ tradeId }) => tradeId !== null,
};

/** A search's values without a condition. */
const DROPPED: Record<SearchCondition, Partial<ResolvedSearch>> = {
  box: { box: null },
  distance: { withinKm: null },
  region: { regionId: null },
  open_now: { openNow: false },
  price: { price: null },
  responds: { responds: null },
  hire_again: { hireAgain: null },
  rating: { rating: null },
  proof: { proven: false },
  permits: { permits: false },
  language: { language: null },
  bonded: { bonded: false },
  insured: { insured: false },
  license_class: { licenseClass: null },
  license: { licenseValid: false },
  country: { countryRegionIds: null },
  words: { tsquery: null, businessName: null },
  trade: { tradeId: null },
};

/** The nearest first, wherever it is known from where; around a region that is dropped, its country. */
function without(
  search: ResolvedSearch,
  dropped: readonly SearchCondition[],
  { countryOfRegion, pointOfRegion }: Loosening,
): ResolvedSearch {
  const inCountry: ResolvedSearch =
    dropped.includes('region') && search.regionId !== null
      ? {
          ...search,
          countryRegionIds: countryOfRegion,
          point: search.point ?? pointOfRegion,
          withinKm: search.point === null ? null : search.withinKm,
        }
      : search;
  const center = search.box !== null && dropped.includes('box') ? centerOfBox(search.box) : null;
  const looser = dropped.reduce((one, condition) => ({ ...one, ...DROPPED[condition] }), {
    ...inCountry,
    point: inCountry.point ?? center,
  });
  return { ...looser, sort: looser.point === null ? 'best_match' : 'nearest' };
}
