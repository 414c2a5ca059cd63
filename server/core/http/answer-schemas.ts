import * as z from 'zod';
import type { Pagination } from '../pagination.ts';

/** The success answers of a call by status; null: the answer has no body. */
export type AnswerSchemas = Partial<Record<200 | 201 | 303 | 304, z.ZodType | null>>;

export const integer = () => z.int();
/** A time, ISO 8601 UTC. */
export const instant = () => z.iso.datetime();
/** A day, YYYY-MM-DD. */
export const day = () => z.iso.date();

/** One field of the same kind for each key of a closed list. */
export const fieldsOf = <Key extends string, Schema extends z.ZodType>(
  keys: readonly Key[],
  schema: Schema,
): z.ZodObject<Record<Key, Schema>> =>
  z.object(Object.fromEntries(keys.map((key) => [key, schema])) as Record<Key, Schema>);

const message = z.string().describe('A sentence in the language of the caller');

/** An answer that only says what was done. */
export const messageAnswer = z.object({ message });
/** An answer with a message about the action, and its result. */
export const withMessage = <Shape extends z.core.$ZodShape>(shape: Shape) => z.object({ ...shape, message });
/** An administrator's decision was recorded under this number. */
export const decisionAnswer = withMessage({ decision_id: integer() });

export const pagination = z
  .object({
    current_page: integer(),
    per_page: integer(),
    total: integer(),
    last_page: integer(),
    from: integer().nullable(),
    to: integer().nullable(),
  })
  .meta({ id: 'Pagination' }) satisfies z.ZodType<Pagination>;
