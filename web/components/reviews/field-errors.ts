/** Texts by field, as the server names it: `title`, `job.month`. */
export type FieldErrors = Partial<Record<string, string>>;
