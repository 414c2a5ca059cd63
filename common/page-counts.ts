/**
 * The daily counts of a contractor's page: its openings, and presses of its phone, WhatsApp and website
 * links.
 */
export const COUNTED_KINDS = ['view', 'call', 'whatsapp', 'website'] as const;
export type CountedKind = (typeof COUNTED_KINDS)[number];

/** The places that the views of a page come from; the kinds in the daily counts are `from_` and one of these. */
export const VIEW_SOURCES = ['search', 'site', 'engine', 'social', 'other', 'unknown'] as const;
export type ViewSource = (typeof VIEW_SOURCES)[number];
/** A kind of the daily counts as they are stored. */
export type StoredKind = CountedKind | `from_${ViewSource}`;

/** The periods that an owner may look back over, in days. */
export const COUNTED_PERIODS = [30, 90, 365, 1095] as const;
export type CountedPeriod = (typeof COUNTED_PERIODS)[number];

/** Two of the longest periods: the last one, and the one it is compared with. */
export const COUNTS_KEPT_DAYS = 2191;
