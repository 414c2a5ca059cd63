import { sql } from 'kysely';
import { REPORT_HIDEABLE_KINDS, type ReportHideableKind } from '../../common/text/hidden-passages.ts';
import type { ReportKind } from '../../common/cases/reports.ts';
import { withdrawAppeals } from '../cases/appeals.ts';
import { recordChange, type Why } from '../cases/record-change.ts';
import type { ReadContext } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { textOf } from './queries/reported-text.ts';

export const isHideable = (kind: ReportKind): kind is ReportHideableKind =>
  REPORT_HIDEABLE_KINDS.some((known) => known === kind);

type Hidden = { id: number; caseId: number; kind: ReportHideableKind; authorUserId: number | null };

/** The hidden passages among `hidden_passages as hidden`, locked, with the author of their text. */
async function lockHidden(
  { database }: ReadContext,
  which: ReturnType<typeof sql<boolean>>,
): Promise<Hidden[]> {
  await sql`select from hidden_passages as hidden where ${which} order by id for no key update`.execute(
    database,
  );
  const { rows } = await sql<Hidden>`
    select hidden.id, hidden.case_id as "caseId", report_case.subject_type as kind, owner.user_id as "authorUserId"
    from hidden_passages as hidden join report_cases as report_case on report_case.id = hidden.case_id
    left join lateral ${textOf(sql.ref('report_case.subject_type'), sql.ref('report_case.subject_id'))} as text on true
    left join profiles as owner on owner.id = text."ownerProfileId"
    where ${which} order by hidden.id`.execute(database);
  return rows;
}

/** One of them by its number; throws `notFound()`. */
export async function lockPassage(tx: ReadContext, id: number): Promise<Hidden> {
  const [hidden] = await lockHidden(tx, sql<boolean>`hidden.id = ${id}`);
  if (!hidden) throw notFound();
  return hidden;
}

/** Ends one hiding and records that; its words are erased. Call it last. */
export async function showAgain(tx: ReadContext, { id, authorUserId }: Hidden, why: Why): Promise<number> {
  await tx.database
    .updateTable('hidden_passages')
    .set({ passage: null, ended_at: tx.now })
    .where('id', '=', id)
    .execute();
  const decisionId = await recordChange(tx, {
    action: 'passage.restored',
    subject: { type: 'passage', id },
    before: { passage: 'hidden' },
    after: { passage: 'shown' },
    why,
    recipients: [{ party: 'author', userId: authorUserId }],
  });
  tx.announce({ name: 'passages.changed' });
  return decisionId;
}

/** The texts of these cases are gone, so nothing of them is hidden by itself any longer. */
export async function forgetPassages(
  { database, now }: Pick<ReadContext, 'database' | 'now'>,
  caseIds: readonly number[],
): Promise<void> {
  const ended = await database
    .updateTable('hidden_passages')
    .set({ passage: null, ended_at: now })
    .where('case_id', 'in', caseIds)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of ended) await withdrawAppeals({ database, now }, isAgainst(id));
}

const isAgainst = (id: number) => sql<boolean>`(a.subject_type = 'passage' and a.subject_id = ${id})`;

/** A text stays: what was hidden of it until that was decided is shown again. Call it last. */
export async function showPassages(tx: ReadContext, caseId: number, reason: string): Promise<void> {
  const hidden = await lockHidden(tx, sql<boolean>`hidden.case_id = ${caseId} and hidden.ended_at is null`);
  for (const passage of hidden) {
    await withdrawAppeals(tx, isAgainst(passage.id));
    await showAgain(tx, passage, { reason, reasonCode: null });
  }
}
