type Kept = Readonly<Record<string, unknown>>;

/** The values of a form with what was typed and chosen in it by then; the very same object where nothing was. */
export function keptFields<Values extends object>(empty: Values, input: Kept | undefined): Values {
  if (!input) return empty;
  const typed = Object.entries(empty).flatMap(([name, value]) => {
    const kept = keptValue(value, input[name]);
    return kept === undefined || String(kept) === String(value) ? [] : [[name, kept]];
  });
  return typed.length === 0 ? empty : { ...empty, ...Object.fromEntries(typed) };
}

/** A box is sent as '' and, checked, as 'on' after that; a list of boxes likewise, each with its own value. */
function keptValue(value: unknown, sent: unknown): unknown {
  if (typeof value === 'string') return typeof sent === 'string' ? sent : undefined;
  const list = Array.isArray(sent) ? sent : [sent];
  if (!list.every((one) => typeof one === 'string')) return undefined;
  if (typeof value === 'boolean') return list.includes('on');
  if (isTexts(value)) return list.filter((one) => one !== '');
  return undefined;
}

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
