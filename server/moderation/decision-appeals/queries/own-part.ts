import { sql, type RawBuilder } from 'kysely';
import { isAmong, SIDES_OF_DECISION } from '../../../conditions/sides.ts';
import type { ReadContext } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';

/**
 * Of `appeals as a` against `decisions as d`: the reader appealed, or is one of the sides.
 * The discussion of such a case is for the other administrators.
 */
export const isPartOf = (context: Pick<ReadContext, 'viewer'>): RawBuilder<boolean> =>
  sql`(coalesce(a.appellant_user_id = ${context.viewer?.userId ?? 0}, false) or ${isAmong(context, SIDES_OF_DECISION)})`;

/** Whether the reader has a part in an appeal; throws `notFound()` where there is none. */
export async function hasPartIn(context: ReadContext, appealId: number): Promise<boolean> {
  const row = await context.database
    .selectFrom('appeals as a')
    .innerJoin('decisions as d', 'd.id', 'a.against_decision_id')
    .select(isPartOf(context).as('hasPart'))
    .where('a.type', '=', 'decision_appeal')
    .where('a.id', '=', appealId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row.hasPart;
}
