import type { DecisionReasonCode, ReviewStanding } from '../../common/constants.ts';

/** Reasons for which a text is hidden immediately: showing it as an earlier version would undo the edit. */
export const HIDDEN_AT_ONCE: ReadonlySet<DecisionReasonCode> = new Set([
  'R01',
  'R02',
  'R03',
  'R04',
  'R05',
  'R07',
]);

type Withholding = { version: number; withheldTo: number; wasHeld: boolean };

/**
 * The version up to which texts stay hidden, whatever the later status. A hidden text does not return as an
 * earlier version. A review shown again with the same text was found acceptable.
 */
export function withheldTo(
  { version, withheldTo: before, wasHeld }: Withholding,
  standing: ReviewStanding,
  reasonCode: DecisionReasonCode | null,
): number {
  if (standing === 'active') return Math.min(before, version - 1);
  return wasHeld || withholdsWords(reasonCode) ? version : before;
}

/** Whether the words that an administrator's edit took away stay hidden from all but their author and administrators. */
export const withholdsWords = (reasonCode: DecisionReasonCode | null): boolean =>
  reasonCode !== null && HIDDEN_AT_ONCE.has(reasonCode);
