/** Files that wait for their form, by the form's field. */
export type KeptFiles = { field: string; uploads: readonly unknown[] };
