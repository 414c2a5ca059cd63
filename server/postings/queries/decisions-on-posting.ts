import { sql } from 'kysely';
import type { ReadContext } from '../../core/context.ts';
import { rejectsAppealAbout } from '../../decisions/rejected-appeals.ts';

/** The latest decision about a posting, also to reject an appeal against one; null: nobody has decided anything. */
export async function latestDecisionOf(
  { database }: Pick<ReadContext, 'database'>,
  postingId: number,
): Promise<number | null> {
  const row = await database
    .selectFrom('decisions as d')
    .select('d.id')
    .where(isAboutPosting(postingId))
    .orderBy('d.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Of decisions as `d`. */
export const isAboutPosting = (postingId: number) => sql<boolean>`(
  (d.subject_type = 'posting' and d.subject_id = ${postingId}) or ${rejectsAppealAbout('posting', postingId)})`;

/** Whether somebody else is there to decide. */
export async function hasOtherAdministrator({ database }: ReadContext, userId: number): Promise<boolean> {
  const other = await database
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .where('closed_at', 'is', null)
    .where('id', '!=', userId)
    .executeTakeFirst();
  return other !== undefined;
}
