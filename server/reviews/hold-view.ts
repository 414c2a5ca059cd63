import { HELD_CHECKED_IN_DAYS } from '../../common/constants.ts';
import { lateBefore } from '../../common/format/last-days.ts';
import type { ReadContext } from '../core/context.ts';
import type { Viewer } from '../core/viewer.ts';
import { holdPassages, type HoldPassage } from '../screening/hold-passages.ts';
import { listHoldWords } from '../screening/screen-text.ts';
import type { ReviewRow } from './queries/select-reviews.ts';

/** For the author of a review on hold: its cause in the text, and the day of its check. */
export type HoldView = { passages: HoldPassage[]; /** ISO 8601 UTC */ checkedBy: string };

const DAY_MS = 86_400_000;

export const checkedBy = (onHoldAt: Date): Date =>
  new Date(onHoldAt.getTime() + HELD_CHECKED_IN_DAYS * DAY_MS);

/** Reviews put on hold before that moment are overdue for a check. */
export const holdOverdueBefore = (now: Date): Date =>
  new Date(lateBefore(now).getTime() - HELD_CHECKED_IN_DAYS * DAY_MS);

const isOwnOnHold = (row: ReviewRow, viewer: Viewer): boolean =>
  viewer?.profileId === row.authorProfileId &&
  row.status !== 'active' &&
  row.deletedAt === null &&
  row.holdSignals.length > 0;

/** In title and text; a passage in both is named once. */
export function passagesOf(
  { title, body }: Pick<ReviewRow, 'title' | 'body'>,
  words: readonly string[],
): HoldPassage[] {
  const found = [...holdPassages(body, words), ...holdPassages(title, words)];
  return [...new Map(found.toReversed().map((passage) => [passage.words, passage])).values()].toReversed();
}

/**
 * Makes hold views for rows as their reader sees them. The list of words is read only if a row is on hold.
 */
export async function holdViews(
  context: ReadContext,
  rows: readonly ReviewRow[],
): Promise<(row: ReviewRow) => HoldView | null> {
  const { viewer } = context;
  if (!rows.some((row) => isOwnOnHold(row, viewer))) return () => null;
  const words = await listHoldWords(context);
  return (row) => {
    if (!isOwnOnHold(row, viewer)) return null;
    const onHoldAt = row.decision === null ? row.createdAt : new Date(row.decision.decidedAt);
    return { passages: passagesOf(row, words), checkedBy: checkedBy(onHoldAt).toISOString() };
  };
}
