import { COST_BANDS, type CostBand } from '../../common/constants.ts';
import { COST_BAND_BOUNDS, type Currency } from '../../common/format/currencies.ts';

/** With fewer reviews or contractors a figure says more about one job than about prices. */
export const GUIDE_MIN_REVIEWS = 8;
export const GUIDE_MIN_CONTRACTORS = 3;
/** So many answers to quotes tell nobody's price, with at most half of them from one contractor. */
export const GUIDE_MIN_QUOTES = 8;
export const GUIDE_MIN_QUOTE_SIDES = 3;
/** Older jobs and quotes had the prices of another time. */
export const GUIDE_MONTHS = 36;
/** The limits, as the page says them. */
export const GUIDE_LIMITS = {
  reviews: GUIDE_MIN_REVIEWS,
  contractors: GUIDE_MIN_CONTRACTORS,
  quotes: GUIDE_MIN_QUOTES,
  quoteSides: GUIDE_MIN_QUOTE_SIDES,
  months: GUIDE_MONTHS,
} as const;
export type GuideLimits = Record<keyof typeof GUIDE_LIMITS, number>;

/** A guide that was not counted for so long is not shown, so that what was removed does not stay in it. */
export const GUIDE_LIFETIME_HOURS = 24;

/** The middle and the ends of the middle 80 percent of reviews, as cost bands. */
export type BandFigures = { low: CostBand; median: CostBand; high: CostBand };

/** `counts`: the reviews of each band, the lowest first. Null without a review. */
export function bandFigures(counts: readonly number[]): BandFigures | null {
  const [low, median, high] = [10, 50, 90].map((percent) => bandAt(counts, percent));
  return low && median && high ? { low, median, high } : null;
}

/** The band of the nearest rank: of an even number, the median is the lower of the two in the middle. */
function bandAt(counts: readonly number[], percent: number): CostBand | undefined {
  const rank = Math.ceil((counts.reduce((sum, count) => sum + count, 0) * percent) / 100);
  let passed = 0;
  return rank === 0 ? undefined : COST_BANDS[counts.findIndex((count) => (passed += count) >= rank)];
}

/** In whole units of the currency; null: the band has no end on this side. */
export type BandBounds = { from: number | null; to: number | null };

export function boundsOf(currency: Currency, first: CostBand, last: CostBand = first): BandBounds {
  const bounds = COST_BAND_BOUNDS[currency];
  return {
    from: bounds[COST_BANDS.indexOf(first) - 1] ?? null,
    to: bounds[COST_BANDS.indexOf(last)] ?? null,
  };
}
