type Kept = Readonly<Record<string, unknown>>;

/** A form's values with the text typed so far; the same object where nothing was typed. */
export function keptFields<Values extends object>(empty: Values, input: Kept | undefined): Values {
  if (!input) return empty;
  const typed = Object.entries(empty).filter(
    ([name, value]) => typeof value === 'string' && typeof input[name] === 'string' && input[name] !== value,
  );
  if (typed.length === 0) return empty;
  return { ...empty, ...Object.fromEntries(typed.map(([name]) => [name, input[name]])) };
}
