export type Step = 1 | -1;

/**
 * The case that `j` (1) and `k` (-1) lead to; null where there is none. A decided case that has left the list
 * is followed by the one now in its `place`.
 */
export function caseAfter(
  ids: readonly number[],
  { open, place }: { open: number | null; place: number },
  step: Step,
): number | null {
  if (ids.length === 0) return null;
  if (open === null) return ids.at(step === 1 ? 0 : -1) ?? null;
  const at = ids.indexOf(open);
  if (at !== -1) return ids[at + step] ?? null;
  return ids[step === 1 ? Math.min(place, ids.length - 1) : place - 1] ?? null;
}
