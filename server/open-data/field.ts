export const FIELD_TYPES = [
  'integer',
  'number',
  'string',
  'date',
  'datetime',
  'boolean',
  'array',
  'object',
] as const;

/** A column of a file, as the data dictionary describes it in both languages. */
export type Field = { name: string; type: (typeof FIELD_TYPES)[number]; english: string; spanish: string };
export const field = (name: string, type: Field['type'], english: string, spanish: string): Field => ({
  name,
  type,
  english,
  spanish,
});
