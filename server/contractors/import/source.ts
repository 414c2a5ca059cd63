/** The source of listings. `asOf` is YYYY-MM-DD, the day of the list. */
export type Source = { name: string; asOf: string };
/** The source as one import writes it. */
export type ImportedSource = Source & { importId: number };
