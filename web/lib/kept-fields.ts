type Kept = Readonly<Record<string, unknown>>;

/** The values a form starts with: what was typed and refused, where it has the shape that the form takes. */
export function keptFields<Values extends object>(empty: Values, input: Kept | undefined): Values {
  if (!input) return empty;
  const kept = Object.entries(empty).map(([name, value]: [string, unknown]) => {
    const typed = input[name];
    return [name, typeof typed === 'string' && typeof value === 'string' ? typed : value];
  });
  return Object.fromEntries(kept) as Values;
}
