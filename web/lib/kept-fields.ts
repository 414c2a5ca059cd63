type Kept = Readonly<Record<string, unknown>>;

/** The values of a form with what was typed into its text fields by then; the very same object where nothing was. */
export function keptFields<Values extends object>(empty: Values, input: Kept | undefined): Values {
  if (!input) return empty;
  const typed = Object.entries(empty).filter(
    ([name, value]) => typeof value === 'string' && typeof input[name] === 'string' && input[name] !== value,
  );
  if (typed.length === 0) return empty;
  return { ...empty, ...Object.fromEntries(typed.map(([name]) => [name, input[name]])) };
}
