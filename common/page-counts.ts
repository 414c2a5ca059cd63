/**
 * The daily counts of a contractor's page: its openings, and presses of its phone, WhatsApp and website
 * links.
 */
export const COUNTED_KINDS = ['view', 'call', 'whatsapp', 'website'] as const;
export type CountedKind = (typeof COUNTED_KINDS)[number];

/** The periods that an owner may look back over, in days. */
export const COUNTED_PERIODS = [30, 90, 365] as const;
export type CountedPeriod = (typeof COUNTED_PERIODS)[number];

/** Two of the longest periods: the last one, and the one it is compared with. */
export const COUNTS_KEPT_DAYS = 731;
