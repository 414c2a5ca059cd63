import { sql, type RawBuilder } from 'kysely';
import { APPEALABLE_ACTIONS, type AppealableAction } from '../../../common/constants.ts';
import type { ReadContext } from '../../core/context.ts';
import { isOverturned } from '../../cases/overturned.ts';

/**
 * Of decisions as `d`: the latest edit of the same words after it that still binds. It is appealed first, for undoing an earlier
 * one would undo the later one with it.
 */
const laterEdit = sql<number | null>`case when d.action in ('review.edited', 'response.edited') then (
  select max(later.id) from decisions as later
  where later.subject_type = d.subject_type and later.subject_id = d.subject_id
    and later.action = d.action and later.id > d.id and not ${isOverturned('later')}) end`;

/** Of decisions as `d`: whether what was decided is in force, so that there is something to undo. */
const STANDS: Readonly<Record<AppealableAction, RawBuilder<boolean>>> = {
  // What was taken down since so that nobody reads it does not come back with the words before the edit.
  'review.edited': sql`not ${isOverturned('d')} and exists (
    select from reviews as r join review_versions as v on v.review_id = r.id
    where r.id = d.subject_id and r.deleted_at is null and v.decision_id = d.id and v.version - 1 > r.withheld_to)`,
  'response.edited': sql`not ${isOverturned('d')} and exists (
    select from review_responses as s
    join reviews as r on r.id = s.review_id join review_response_versions as v on v.response_id = s.id
    where s.id = d.subject_id and s.deleted_at is null and r.deleted_at is null and v.decision_id = d.id
      and v.version - 1 > s.withheld_to)`,
  'response.deactivated': sql`exists (
    select from review_responses as s join reviews as r on r.id = s.review_id
    where s.id = d.subject_id and s.decision_id = d.id and s.status = 'inactive' and s.deleted_at is null
      and r.deleted_at is null)`,
  // What its owner wrote instead stands in its place.
  'response.deleted': sql`exists (
    select from review_responses as s join reviews as r on r.id = s.review_id
    where s.id = d.subject_id and s.decision_id = d.id and s.deleted_at is not null and r.deleted_at is null
      and not exists (
        select from review_responses as other where other.review_id = s.review_id and other.deleted_at is null))`,
  'posting.removed': sql`exists (
    select from postings as p
    where p.id = d.subject_id and p.decision_id = d.id and p.status = 'inactive' and p.deleted_at is null)`,
  'user.role_changed': sql`exists (
    select from users as u where u.id = d.subject_id and u.role is distinct from d.before ->> 'role'
      and u.closed_at is null)
    and not exists (
      select from decisions as later where later.subject_type = 'user' and later.subject_id = d.subject_id
        and later.action = d.action and later.id > d.id)`,
  'listing.hidden': sql`exists (
    select from contractors as c
    where c.id = d.subject_id and c.listing_decision_id = d.id and c.hidden_at is not null and c.merged_into_id is null)`,
  'listing.merged': sql`exists (
    select from contractors as c
    where c.id = d.subject_id and c.listing_decision_id = d.id and c.merged_into_id = d.contractor_id)`,
};

/** Of decisions as `d`: the same for whatever was decided; null for what is not appealed as a decision. */
export const decisionStands = sql<boolean | null>`case d.action ${sql.join(
  APPEALABLE_ACTIONS.map((action) => sql`when ${sql.lit(action)} then ${STANDS[action]}`),
  sql` `,
)} end`;

/** `stands`: what was decided is in force. `laterEditId`: this has to be undone first. */
export type StillStands = { stands: boolean; laterEditId: number | null };

/** Whether there is something to undo. Before writing, ask with the subject's rows held. */
export async function stillStands(
  { database }: Pick<ReadContext, 'database'>,
  { id, action }: { id: number; action: AppealableAction },
): Promise<StillStands> {
  const { rows } = await sql<StillStands>`
    select ${STANDS[action]} as stands, ${laterEdit} as "laterEditId"
    from decisions as d where d.id = ${id}`.execute(database);
  return rows[0] ?? { stands: false, laterEditId: null };
}

/** Of decisions as `d`: whether granting an appeal against it could undo something now; null as above. */
export const canBeUndone = sql<boolean | null>`(${decisionStands} and ${laterEdit} is null)`;
