/** Texts by field, as the server names it: `title`, `job.month`. */
export type FieldErrors = Partial<Record<string, string>>;

/** The first problem with a field or with anything below it: `words.3` counts for `words`. */
export const errorUnder = (errors: FieldErrors, field: string): string | undefined =>
  errors[field] ?? Object.entries(errors).find(([name]) => name.startsWith(`${field}.`))?.[1];

/**
 * The value at `job.month` in a form's values; for `photos.0` in a form without a list, the value at
 * `photos`.
 */
function valueAt(values: unknown, path: string): unknown {
  let value = values;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null) return value;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

/** The errors of a refused form that still apply: those of fields with the refused value. */
export function openErrors(errors: FieldErrors, refused: unknown, now: unknown): FieldErrors {
  const stands = (field: string) =>
    JSON.stringify(valueAt(refused, field)) === JSON.stringify(valueAt(now, field));
  const kept = Object.entries(errors).filter(([field]) => stands(field));
  return kept.length === Object.keys(errors).length ? errors : Object.fromEntries(kept);
}
