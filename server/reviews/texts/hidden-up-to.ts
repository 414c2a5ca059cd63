import type { DecisionReasonCode, ReviewDisplayStatus } from '../../../common/constants.ts';

/** Reasons for which a text is hidden immediately: showing it as an earlier version would undo the edit. */
export const HIDDEN_AT_ONCE: ReadonlySet<DecisionReasonCode> = new Set([
  'R01',
  'R02',
  'R03',
  'R04',
  'R05',
  'R07',
]);

type Withholding = { version: number; hiddenUpTo: number; wasOnHold: boolean };

/**
 * The version up to which texts stay hidden, whatever the later status. A hidden text does not return as an
 * earlier version. A review shown again with the same text was found acceptable.
 */
export function hiddenUpTo(
  { version, hiddenUpTo: before, wasOnHold }: Withholding,
  displayStatus: ReviewDisplayStatus,
  reasonCode: DecisionReasonCode | null,
): number {
  if (displayStatus === 'active') return Math.min(before, version - 1);
  return wasOnHold || withholdsWords(reasonCode) ? version : before;
}

/** Whether the words that an administrator's edit took away stay hidden from all but their author and administrators. */
export const withholdsWords = (reasonCode: DecisionReasonCode | null): boolean =>
  reasonCode !== null && HIDDEN_AT_ONCE.has(reasonCode);
