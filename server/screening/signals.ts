import type { ReasonCode } from '../../common/constants.ts';

/**
 * The only reasons to put a text on hold, in the order in which they are named. None of them reads the stars:
 * see `ScreenedReview`.
 */
export const SCREENING_SIGNALS = [
  'hold_word',
  'private_number',
  'child',
  'contact_details',
  'near_copy',
  'same_origin',
  /** The link of one job led somebody else to the form before. */
  'used_link',
  'burst',
  /**
   * Its author became the owner of the business, and owners may not review their own (docs/decisions/0006).
   */
  'own_business',
] as const;
export type ScreeningSignal = (typeof SCREENING_SIGNALS)[number];

/** Signals that the author can remove by changing the text. */
export const TEXT_SIGNALS: readonly ScreeningSignal[] = [
  'hold_word',
  'private_number',
  'child',
  'contact_details',
  'near_copy',
];

/** The reason that comes nearest to what a signal suspects. */
const REASON_OF: Readonly<Record<ScreeningSignal, ReasonCode>> = {
  hold_word: 'R02',
  private_number: 'R07',
  child: 'R07',
  contact_details: 'R07',
  near_copy: 'R15',
  same_origin: 'R10',
  used_link: 'R09',
  burst: 'R09',
  own_business: 'R10',
};

/** The signals found, in their order, each once. */
export function inOrder(found: Iterable<ScreeningSignal>): ScreeningSignal[] {
  const set = new Set(found);
  return SCREENING_SIGNALS.filter((signal) => set.has(signal));
}

/** The reason of a hold: of its first signal. */
export const suspectedReason = ([first]: readonly ScreeningSignal[]): ReasonCode | null =>
  first === undefined ? null : REASON_OF[first];
