import { sql, type RawBuilder } from 'kysely';
import { APPEALABLE, APPEALABLE_ACTIONS, type AppealMatter } from '../../common/constants.ts';
import type { ReadContext } from '../core/context.ts';
import { conflict } from '../core/errors.ts';
import { withdrawAppeals, type AppealSubject } from './appeals.ts';

/**
 * Throws a 409 while an appeal about this matter is open: it is decided first. The subject's row is locked, as it is when one is
 * filed.
 */
export async function refuseWhileAppealed(
  { database }: ReadContext,
  subject: AppealSubject,
  matter: AppealMatter,
): Promise<void> {
  const open = await database
    .selectFrom('appeals as a')
    .innerJoin('decisions as d', 'd.id', 'a.against_decision_id')
    .select('a.id')
    .where(waitsFor(subject.type, sql`${subject.id}::integer`, matter))
    .executeTakeFirst();
  if (open) throw conflict('decision_appeals.decide_first', { number: String(open.id) });
}

const actionsOf = (matter: AppealMatter) =>
  APPEALABLE_ACTIONS.filter((action) => APPEALABLE[action].matter === matter);

/** Of `appeals as a` against `decisions as d`: open, and about this matter of the subject. */
const waitsFor = (
  type: AppealSubject['type'],
  id: RawBuilder<unknown>,
  matter: AppealMatter,
) => sql<boolean>`(
  a.type = 'decision_appeal' and a.state = 'open' and a.subject_type = ${type} and a.subject_id = ${id}
  and d.action in (${sql.join(actionsOf(matter))}))`;

/** Whether a row's matter waits for such an appeal, as refuseWhileAppealed decides. */
export const isWhileAppealed = (type: AppealSubject['type'], id: RawBuilder<unknown>, matter: AppealMatter) =>
  sql<boolean>`exists (select from appeals as a join decisions as d on d.id = a.against_decision_id
    where ${waitsFor(type, id, matter)})`;

/** The part of a context that deleting needs, in an action and in the job that closes accounts. */
export type Deleting = Pick<ReadContext, 'database' | 'now' | 'announce'> & {
  viewer: { userId: number } | null;
};

/** Withdraws open appeals about a deleted subject. Announces `decision_appeal.withdrawn` for each. */
export async function endDecisionAppeals(tx: Deleting, { type, id }: AppealSubject): Promise<void> {
  await end(tx, sql`a.subject_type = ${type} and a.subject_id = ${id}`);
}

/** The same for all decisions about a review that its author deletes, and about the response to it. */
export async function endDecisionAppealsUnder(tx: Deleting, reviewId: number): Promise<void> {
  await end(
    tx,
    sql`exists (select from decisions as d where d.id = a.against_decision_id and d.review_id = ${reviewId})`,
  );
}

async function end(tx: Deleting, which: RawBuilder<boolean>): Promise<void> {
  const ended = await withdrawAppeals(tx, sql`a.type = 'decision_appeal' and ${which}`);
  const byUserId = tx.viewer?.userId ?? null;
  for (const { id: appealId, appellantUserId } of ended)
    tx.announce({ name: 'decision_appeal.withdrawn', appealId, appellantUserId, byUserId });
}

/** Whether an appeal is open against one of the decisions (as `appealed`), which prevents erasing. */
export const isAnyAppealed = (ofThese: RawBuilder<boolean>) => sql<boolean>`exists (
  select from appeals as waiting join decisions as appealed on appealed.id = waiting.against_decision_id
  where waiting.type = 'decision_appeal' and waiting.state = 'open' and ${ofThese})`;
