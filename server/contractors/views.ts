import type { Language } from '../../common/format/language.ts';
import type { WordMask } from '../../common/text/word-mask.ts';
import { maskFor } from '../content/bad-words.ts';
import type { ReadContext } from '../core/context.ts';
import { licenseState, shownExpiry, type LicenseState } from './license/license-status.ts';
import { localDayIn, localDaysAt, type LocalDays } from './hours/local-day.ts';
import type { ClosedDays } from './hours/closed-days.ts';
import { clockAt, type Clock, type Openings } from './hours/open-now.ts';
import type { RedFlagLevel } from './organic-order.ts';
import type { OpeningHours } from './hours/opening-hours.ts';
import type { CardRow } from './queries/card-columns.ts';
import { logoOf, stripOf, type LogoView, type StripPhoto } from './pictures.ts';
import type { Histogram } from './rating-summary.ts';
import { referenceLists, type ReferenceLists } from './reference-lists.ts';
import { shownMean, shownShare, type YesShare } from './page/shown-ratings.ts';

/** A trade or a region in the reader's language. */
export type NamedView = { slug: string; name: string };
/** Of reviews of jobs; `quotes` counts those of a quote alone. `mean`: as stars; null: too few reviews, "New". */
export type RatingView = { mean: number | null; count: number; histogram: Histogram; quotes: number };
/** Null under three answers. */
export type HireAgainView = YesShare | null;
/** Days are YYYY-MM-DD. */
export type LicenseLine = { state: LicenseState; expiresOn: string | null };

/** The license that a contractor's card and page show first, on the day where the contractor is. */
export function licenseLineOf(
  row: Parameters<typeof licenseState>[0] & { zone: string | null },
  viewContext: ViewContext,
): LicenseLine {
  const today = localDayIn(viewContext.days, row.zone);
  const state = licenseState(row, today);
  return { state, expiresOn: shownExpiry(state, row.license_expires_on, today) };
}

export type ContractorCard = {
  id: number;
  slug: string;
  name: string;
  trades: NamedView[];
  city: string | null;
  region: NamedView | null;
  rating: RatingView;
  license: LicenseLine;
  hireAgain: HireAgainView;
  latestReview: { title: string; overall: number; at: string } | null;
  redFlag: RedFlagLevel | null;
  claimed: boolean;
  /** The day (YYYY-MM-DD) on which it closed for good; null: it did not. */
  closedOn: string | null;
  /** By the contractor's own clock; null where the hours are not known. */
  openNow: boolean | null;
  logo: LogoView | null;
  /** At most three photos. */
  strip: StripPhoto[];
};

/** The facts about its reader that a view needs. */
export type ViewContext = {
  language: Language;
  mask: WordMask;
  lists: ReferenceLists;
  /** The current day where a contractor is, for dates that are valid through a day. */
  days: LocalDays;
  /** Whether a contractor is open, by the clock where it is. */
  isOpen: Clock;
};

export async function viewContextOf(context: ReadContext): Promise<ViewContext> {
  const [mask, lists] = await Promise.all([maskFor(context), referenceLists(context)]);
  return {
    language: context.language,
    mask,
    lists,
    days: localDaysAt(context.now),
    isOpen: clockAt(context.now),
  };
}

export function toContractorCard(row: CardRow, viewContext: ViewContext): ContractorCard {
  return {
    id: row.id,
    slug: row.slug,
    name: viewContext.mask(row.name),
    trades: tradesOf(row.trade_ids, viewContext),
    city: row.city,
    region: regionOf(row.region_id, viewContext),
    rating: ratingOf(row),
    license: licenseLineOf(row, viewContext),
    hireAgain: hireAgainOf(row),
    latestReview: latestReviewOf(row, viewContext),
    redFlag: row.red_flag_level as RedFlagLevel | null,
    claimed: row.claimed,
    closedOn: row.closed_on,
    openNow: row.closed_on === null ? viewContext.isOpen(openingsOf(row)) : null,
    logo: logoOf(row),
    strip: stripOf(row, viewContext.mask),
  };
}

type OpeningColumns = Pick<CardRow, 'opening_hours' | 'closed_days' | 'time_zone' | 'zone'>;

/** When a contractor's row says that it is there. */
export const openingsOf = (row: OpeningColumns): Openings => ({
  hours: row.opening_hours as OpeningHours | null,
  closedDays: row.closed_days as ClosedDays[],
  timeZone: row.time_zone ?? row.zone,
});

export function tradesOf(ids: readonly number[], { lists, language }: ViewContext): NamedView[] {
  return ids.flatMap((id) => {
    const trade = lists.tradeOf(id);
    return trade ? [{ slug: trade.slug, name: trade[language] }] : [];
  });
}

export function regionOf(id: number | null, { lists, language }: ViewContext): NamedView | null {
  const region = id === null ? undefined : lists.regionOf(id);
  return region ? { slug: region.slug, name: region[language] } : null;
}

export function ratingOf(
  row: Pick<CardRow, 'mean_rating' | 'review_count' | 'quote_count' | 'histogram'>,
): RatingView {
  return {
    mean: shownMean(row.mean_rating, row.review_count),
    count: row.review_count,
    histogram: row.histogram as Histogram,
    quotes: row.quote_count,
  };
}

export function hireAgainOf({
  hire_again_yes,
  hire_again_answers,
}: Pick<CardRow, 'hire_again_yes' | 'hire_again_answers'>): HireAgainView {
  return shownShare(hire_again_yes, hire_again_answers);
}

function latestReviewOf(row: CardRow, { mask }: ViewContext): ContractorCard['latestReview'] {
  const latest = row.latest_review as { title: string; overall: number; at: string } | null;
  return latest && { title: mask(latest.title), overall: latest.overall, at: latest.at };
}
