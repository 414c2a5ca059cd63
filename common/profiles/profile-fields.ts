/** Turns the fields of a profile form into the body of a call: empty fields are left out. */
type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list with an empty entry, so that a form can send none. */
const listOf = (value: unknown): unknown =>
  Array.isArray(value) ? value.filter((one) => one !== '') : value;

/** A check box sends nothing while it is off, so a hidden "no" precedes its "yes". */
const flagOf = (value: unknown): unknown => {
  const last: unknown = Array.isArray(value) ? value.at(-1) : value;
  return last === 'yes' ? true : last === 'no' ? false : value;
};

const changed = (fields: Fields, name: string, change: (value: unknown) => unknown): Fields =>
  name in fields ? { [name]: change(fields[name]) } : {};

export function toBasicInfo(form: unknown): unknown {
  if (!isFields(form)) return form;
  const { region_id, city, country, ...others } = form;
  const chosen = Object.entries({ region_id, city, country }).filter(
    ([, value]) => value !== undefined && !(typeof value === 'string' && value.trim() === ''),
  );
  return {
    ...others,
    ...Object.fromEntries(chosen),
    ...changed(others, 'languages', listOf),
    ...changed(others, 'phone_on_whatsapp', flagOf),
  };
}

/** The main trade is the first of them. */
export function toTrades(form: unknown): unknown {
  if (!isFields(form)) return form;
  const { main_trade, ...others } = form;
  const trades = listOf(form['trades']);
  if (!Array.isArray(trades)) return others;
  const isMain = (trade: unknown) => String(trade) === main_trade;
  return { ...others, trades: [...trades.filter(isMain), ...trades.filter((trade) => !isMain(trade))] };
}

const LISTS = ['view_regions', 'view_trades'] as const;
export const VIEW_FLAGS = [
  'show_phone',
  'show_email',
  'show_address',
  'show_map',
  'listed_in_sub_finder',
  'open_to_messages',
] as const;
export type ViewFlag = (typeof VIEW_FLAGS)[number];

export function toViews(form: unknown): unknown {
  const views = isFields(form) ? form['views'] : null;
  if (!isFields(form) || !isFields(views)) return form;
  return {
    ...form,
    views: {
      ...views,
      ...Object.assign({}, ...LISTS.map((name) => changed(views, name, listOf))),
      ...Object.assign({}, ...VIEW_FLAGS.map((name) => changed(views, name, flagOf))),
    },
  };
}
