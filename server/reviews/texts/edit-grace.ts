import { EDIT_GRACE_HOURS } from '../../../common/constants.ts';

const HOUR_MS = 3_600_000;

/** Until then an author may correct a review without a mark; it counts from the first time it was public. */
export function graceEndsAt(firstShownAt: Date): Date {
  return new Date(firstShownAt.getTime() + EDIT_GRACE_HOURS * HOUR_MS);
}

/**
 * Whether the page says "edited": the last change came after the grace. A text that was never public (null)
 * has no such mark.
 */
export function saysEdited(firstShownAt: Date | null, editedAt: Date | null): boolean {
  return firstShownAt !== null && editedAt !== null && editedAt > graceEndsAt(firstShownAt);
}

/**
 * The versions under "earlier versions": those still shown when the grace ended, without the current one.
 * `versions` are oldest first and each was current until the next was written.
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
