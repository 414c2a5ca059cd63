import { sql } from 'kysely';

/** A value of a jsonb column: the driver would write a text as a JSON text. */
export const asJson = (value: unknown) => sql<never>`${JSON.stringify(value)}::text::jsonb`;
