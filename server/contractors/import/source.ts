/** The source of listings. `asOf` is YYYY-MM-DD, the day of the list. */
export type Source = { name: string; asOf: string };
