import { COST_BANDS, type CostBand } from '../../common/constants.ts';
import type { Currency } from '../../common/format/currencies.ts';
import type { Language } from '../../common/format/language.ts';
import type { DistanceUnit } from '../../common/search/contractor-search.ts';
import { referenceLists, type ReferenceLists, type TradeEntry } from '../contractors/reference-lists.ts';
import type { NamedView } from '../contractors/views.ts';
import type { ReadContext } from '../core/context.ts';
import { metroOf, type Metro } from './metro.ts';
import {
  GUIDE_LIFETIME_HOURS,
  GUIDE_LIMITS,
  bandFigures,
  boundsOf,
  type BandBounds,
  type BandFigures,
  type GuideLimits,
} from './price-guide.ts';
import { allGuides, guidesBeside, readGuide, type GuideKey, type GuideRow } from './queries/price-guides.ts';

/** A guide by its address, and the names on a link to it. */
export type GuideLink = { trade: NamedView; place: string; city: string };

export type PriceGuideView = {
  trade: NamedView;
  place: { slug: string; city: string; region: string };
  distance: number;
  unit: DistanceUnit;
  currency: Currency;
  /** The limits of a guide: reviews that count, and how many it needs. */
  reviews: number;
  contractors: number;
  limits: GuideLimits;
  /** The last counts are too old to be shown. */
  isOutdated: boolean;
  /** Null below the limits. */
  figures: GuideFigures | null;
  sameMetro: GuideLink[];
  sameTrade: GuideLink[];
};

export type GuideFigures = BandFigures & {
  /** ISO 8601 */
  computedAt: string;
  bands: { band: CostBand; count: number }[];
  half: BandBounds;
  most: BandBounds;
  quotes: QuoteFigures | null;
};

/** Prices in whole units of the currency. */
export type QuoteFigures = {
  answers: number;
  contractors: number;
  customers: number;
  low: number;
  median: number;
  high: number;
};

const LIFETIME_MS = GUIDE_LIFETIME_HOURS * 3_600_000;

export async function priceGuideView(
  context: ReadContext,
  trade: TradeEntry,
  metro: Metro,
): Promise<PriceGuideView> {
  const { database, language, now } = context;
  const key = { tradeId: trade.id, metro: metro.slug };
  const [row, lists, beside] = await Promise.all([
    readGuide(database, key),
    referenceLists(context),
    guidesBeside(database, key, now),
  ]);
  const region = lists.regions.find(({ code }) => code === metro.regionCode);
  const isOutdated = row !== undefined && now.getTime() - row.computedAt.getTime() >= LIFETIME_MS;
  return {
    trade: { slug: trade.slug, name: trade[language] },
    place: { slug: metro.slug, city: metro.city, region: region?.[language] ?? '' },
    distance: metro.distance,
    unit: metro.unit,
    currency: metro.currency,
    reviews: row?.reviews ?? 0,
    contractors: row?.contractors ?? 0,
    limits: GUIDE_LIMITS,
    isOutdated,
    figures: row && !isOutdated ? toFigures(row, metro.currency) : null,
    sameMetro: toLinks(beside.sameMetro, lists, language),
    sameTrade: toLinks(beside.sameTrade, lists, language),
  };
}

function toFigures(row: GuideRow, currency: Currency): GuideFigures | null {
  const counts = row.bands ?? [];
  const found = bandFigures(counts);
  if (found === null) return null;
  return {
    low: found.low,
    median: found.median,
    high: found.high,
    computedAt: row.computedAt.toISOString(),
    bands: COST_BANDS.map((band, index) => ({ band, count: counts[index] ?? 0 })),
    half: boundsOf(currency, found.median),
    most: boundsOf(currency, found.low, found.high),
    quotes: toQuoteFigures(row),
  };
}

function toQuoteFigures(row: GuideRow): QuoteFigures | null {
  if (row.quotes === null) return null;
  return {
    answers: row.quotes,
    contractors: row.quoteContractors ?? 0,
    customers: row.quoteCustomers ?? 0,
    low: row.quoteLow ?? 0,
    median: row.quoteMedian ?? 0,
    high: row.quoteHigh ?? 0,
  };
}

export type GuidesOfTrade = { trade: NamedView; guides: GuideLink[] };

/** All guides, by trade in the order of the lists. */
export async function guidesByTrade(context: ReadContext): Promise<GuidesOfTrade[]> {
  const { database, language, now } = context;
  const [keys, lists] = await Promise.all([allGuides(database, now), referenceLists(context)]);
  return lists.trades.flatMap((trade) => {
    const guides = toLinks(
      keys.filter(({ tradeId }) => tradeId === trade.id),
      lists,
      language,
    );
    return guides.length === 0 ? [] : [{ trade: { slug: trade.slug, name: trade[language] }, guides }];
  });
}

/** Without those whose metro or trade is gone. */
function toLinks(keys: readonly GuideKey[], lists: ReferenceLists, language: Language): GuideLink[] {
  return keys.flatMap(({ tradeId, metro }) => {
    const trade = lists.tradeOf(tradeId);
    const place = metroOf(metro);
    return trade && place
      ? [{ trade: { slug: trade.slug, name: trade[language] }, place: metro, city: place.city }]
      : [];
  });
}
