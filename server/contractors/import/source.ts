/** Where listings come from. `asOf` is YYYY-MM-DD, the day the list was drawn up. */
export type Source = { name: string; asOf: string };
