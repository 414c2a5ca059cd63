import { EDITS_A_DAY } from '../../common/limits/text-limits.ts';
import { Refusal } from './errors.ts';

const DAY_MS = 86_400_000;

/**
 * The version written by the first edit of a full day's limit, where `version` is the current one. Null:
 * there are fewer edits, because the first version is no edit.
 */
export function firstEditOfLimit(version: number): number | null {
  const first = version - EDITS_A_DAY + 1;
  return first >= 2 ? first : null;
}

/** Throws a 429 where that edit was made within 24 hours: every version is kept, and read by others. */
export function refuseEditsWithinADay(firstEditedAt: Date | undefined, now: Date): void {
  if (firstEditedAt === undefined || firstEditedAt.getTime() <= now.getTime() - DAY_MS) return;
  throw new Refusal(429, 'daily_limit', 'validation.edits_a_day', { limit: EDITS_A_DAY });
}
