import { sql, type RawBuilder } from 'kysely';
import { APPEALABLE, APPEALABLE_ACTIONS, type AppealableAction } from '../../../common/constants.ts';
import { SIDES_OF_DECISION } from '../../conditions/sides.ts';
import type { ReadContext } from '../../core/context.ts';
import { isOverturned } from '../overturned.ts';
import { partOf, subjectOf, type Subjects } from '../subject.ts';

const EDITS = APPEALABLE_ACTIONS.filter((action) => APPEALABLE[action].matter === 'words');

/**
 * Of decisions as `d`: the latest later edit of the same text that still applies. It must be appealed first,
 * because undoing an earlier one would undo it too.
 */
export const laterEdit = sql<
  number | null
>`case when d.action in (${sql.join(EDITS.map((action) => sql.lit(action)))}) then (
  select max(later.id) from decisions as later
  where later.subject_type = d.subject_type and later.subject_id = d.subject_id
    and later.action = d.action and later.id > d.id and not ${isOverturned('later')}) end`;

const byAction = <Value>(part: (action: AppealableAction) => RawBuilder<Value>) =>
  sql<Value | null>`case d.action ${sql.join(
    APPEALABLE_ACTIONS.map((action) => sql`when ${sql.lit(action)} then ${part(action)}`),
    sql` `,
  )} end`;

const standsOf = (subjects: Subjects, action: AppealableAction) =>
  partOf<RawBuilder<boolean>>(subjectOf(subjects, action).stands, action);

/** Of decisions as `d`: whether what was decided is in force; null: it is not appealed as a decision. */
export const decisionStands = (subjects: Subjects) => byAction((action) => standsOf(subjects, action));

/** Of decisions as `d`: whether granting an appeal against it could undo something now; null as above. */
export const canBeUndone = (subjects: Subjects) =>
  sql<boolean | null>`(${decisionStands(subjects)} and ${laterEdit} is null)`;

/** Of decisions as `d`: the version of the text that is shown now; null: it was not about a text. */
export const textVersion = (subjects: Subjects) =>
  byAction((action) => subjectOf(subjects, action).version ?? sql<number | null>`null::integer`);

/** `stands`: the decision is in force. `laterEditId`: this has to be undone first. */
export type StillStands = { stands: boolean; laterEditId: number | null };

type StoredDecision = { id: number; action: AppealableAction };

/** Whether there is something to undo. Before writing, ask with the subject locked. */
export async function stillStands(
  { database }: Pick<ReadContext, 'database'>,
  subjects: Subjects,
  { id, action }: StoredDecision,
): Promise<StillStands> {
  const { rows } = await sql<StillStands>`
    select ${standsOf(subjects, action)} as stands, ${laterEdit} as "laterEditId"
    from decisions as d where d.id = ${id}`.execute(database);
  return rows[0] ?? { stands: false, laterEditId: null };
}

/** The version of the text that a decision was about; null: it was not about a text. */
export async function currentTextVersion(
  { database }: Pick<ReadContext, 'database'>,
  subjects: Subjects,
  { id, action }: StoredDecision,
): Promise<number | null> {
  const { version } = subjectOf(subjects, action);
  if (!version) return null;
  const { rows } = await sql<{ version: number | null }>`
    select ${version} as version from decisions as d where d.id = ${id}`.execute(database);
  return rows[0]?.version ?? null;
}

/** The user ids with a part in a decision: its recipients, and those of its sides. */
export async function partiesOfDecision(
  { database }: Pick<ReadContext, 'database'>,
  decisionId: number,
): Promise<(number | null)[]> {
  const { rows } = await sql<{ id: number | null }>`
    select party.id from decisions as d, lateral (
      select user_id as id from decision_statements where decision_id = d.id
      union select p.user_id from profiles as p where p.id in (select side.id from (${SIDES_OF_DECISION}) as side)) as party
    where d.id = ${decisionId}`.execute(database);
  return rows.map((row) => row.id);
}
