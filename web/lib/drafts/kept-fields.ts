type KeptValues = Readonly<Record<string, unknown>>;

/** A form's values with the text typed so far; the same object where nothing was typed. */
export function keptFields<Values extends object>(empty: Values, input: KeptValues | undefined): Values {
  if (!input) return empty;
  const typed = Object.entries(empty).flatMap(([name, value]) => {
    const text = textOf(input[name]);
    return typeof value === 'string' && text !== undefined && text !== value ? [[name, text] as const] : [];
  });
  return typed.length === 0 ? empty : { ...empty, ...Object.fromEntries(typed) };
}

/** Check boxes of one name stand with commas in one text. */
const textOf = (typed: unknown): string | undefined => {
  if (Array.isArray(typed)) return typed.filter((one) => typeof one === 'string' && one !== '').join(',');
  return typeof typed === 'string' ? typed : undefined;
};

/** Every value that a form was given before its scripts loaded. */
export const typedValues = (form: FormData): KeptValues =>
  Object.fromEntries(
    [...new Set(form.keys())].map((key) => {
      const values = form.getAll(key);
      const name = key.replace(/\[\]$/, '');
      return [name, values.length > 1 || name !== key ? values : values[0]];
    }),
  );
