import type { RawBuilder } from 'kysely';
import type { Field } from './field.ts';

/** One table of the open data. Its rows have an `id` and are in the order of it. */
export type Resource = {
  name: ResourceName;
  fields: readonly Field[];
  /** Selects the public rows with all fields, under the names of the fields; `q` is the alias of the result. */
  query: RawBuilder<unknown>;
  /** Fields with a user's words: words that readers do not see are masked. */
  words: readonly string[];
  /** The kind of entries of the public log about it; null: it changes with an edition only. */
  subject: 'listing' | 'review' | 'response' | 'red_flag' | 'decision' | null;
};

export const RESOURCE_NAMES = [
  'contractors',
  'reviews',
  'responses',
  'red-flags',
  'decisions',
  'monthly-counts',
] as const;
export type ResourceName = (typeof RESOURCE_NAMES)[number];
