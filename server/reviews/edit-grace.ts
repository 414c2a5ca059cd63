import { EDIT_GRACE_HOURS } from '../../common/constants.ts';

const HOUR_MS = 3_600_000;

/** Until then an author may mend a review without the page saying so. */
export function graceEndsAt(publishedAt: Date): Date {
  return new Date(publishedAt.getTime() + EDIT_GRACE_HOURS * HOUR_MS);
}

/** Whether the page says "edited": the last change came after the grace. */
export function saysEdited(publishedAt: Date, editedAt: Date | null): boolean {
  return editedAt !== null && editedAt > graceEndsAt(publishedAt);
}

/**
 * Which versions the page shows under "earlier versions": those that still stood when the grace ended, without the
 * one that stands now. `versions` are oldest first and each stood until the next was written.
 */
export function earlierVersionsShown<Version extends { createdAt: Date }>(
  publishedAt: Date,
  versions: readonly Version[],
): Version[] {
  const graceEnd = graceEndsAt(publishedAt);
  return versions.filter((_, place) => {
    const next = versions[place + 1];
    return next !== undefined && next.createdAt > graceEnd;
  });
}
