import type { ReasonCode } from '../../common/constants.ts';

/** Reasons for which words are hidden at once: showing them again as an earlier version would undo the edit. */
const HIDDEN_AT_ONCE: ReadonlySet<ReasonCode> = new Set(['R01', 'R02', 'R03', 'R04', 'R05', 'R07']);

/** Whether the words that an administrator's edit took away stay hidden from all but their author and administrators. */
export const withholdsWords = (reasonCode: ReasonCode | null): boolean =>
  reasonCode !== null && HIDDEN_AT_ONCE.has(reasonCode);
