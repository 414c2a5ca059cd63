/** English and Mexican Spanish. */
export type BothLanguages = readonly [english: string, mexicanSpanish: string];

/** A row of the table of periods in the privacy policy. Numbers in its words are the constants that the job reads. */
export type Period = {
  /** The tables behind it. */
  tables: readonly string[];
  data: BothLanguages;
  kept: BothLanguages;
  /** The job of the timetable that ends it; null: it has no period of its own. */
  job: string | null;
};
