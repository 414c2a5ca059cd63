import { EDIT_GRACE_HOURS } from '../../common/constants.ts';

const HOUR_MS = 3_600_000;

/** Until then an author may mend a review without the page saying so: it counts from when everybody could first read it. */
export function graceEndsAt(firstShownAt: Date): Date {
  return new Date(firstShownAt.getTime() + EDIT_GRACE_HOURS * HOUR_MS);
}

/** Whether the page says "edited": the last change came after the grace. What nobody could read yet (null) has not been. */
export function saysEdited(firstShownAt: Date | null, editedAt: Date | null): boolean {
  return firstShownAt !== null && editedAt !== null && editedAt > graceEndsAt(firstShownAt);
}

/**
 * Which versions the page shows under "earlier versions": those that still stood when the grace ended, without the
 * one that stands now. `versions` are oldest first and each stood until the next was written.
 */
export function earlierVersionsShown<Version extends { createdAt: Date }>(
  firstShownAt: Date | null,
  versions: readonly Version[],
): Version[] {
  if (firstShownAt === null) return [];
  const graceEnd = graceEndsAt(firstShownAt);
  return versions.filter((_, place) => {
    const next = versions[place + 1];
    return next !== undefined && next.createdAt > graceEnd;
  });
}
