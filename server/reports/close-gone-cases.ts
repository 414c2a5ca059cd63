import { sql } from 'kysely';
import type { ReportKind } from '../../common/cases/reports.ts';
import type { Database } from '../database/client.ts';
import { forgetPassages } from './hidden-passages.ts';
import { isDeletedByAuthor } from './queries/deleted-by-author.ts';
import { textOf } from './queries/reported-text.ts';

type Gone = { kind: ReportKind; id: number };

/**
 * Ends the open cases of a text that a decision took down, without deciding them. With a deleted review, those of
 * its response end too. A text that its author deleted is still decided about. Gives their ids, so that the
 * reporters can be told.
 */
export async function closeGoneCases(database: Database, { kind, id }: Gone, now: Date): Promise<number[]> {
  const closed = await database
    .updateTable('report_cases as report_case')
    .set({ state: 'gone', closed_at: now, decision_id: takingDown({ kind, id }) })
    .where('report_case.state', '=', 'open')
    .where(isAbout({ kind, id }))
    .where(isGone)
    .where(
      sql<boolean>`not ${isDeletedByAuthor(sql.ref('report_case.subject_type'), sql.ref('report_case.subject_id'))}`,
    )
    .returning('report_case.id')
    .execute();
  const ids = closed.map((row) => row.id);
  if (ids.length > 0) await forgetPassages({ database, now }, ids);
  return ids;
}

const isAbout = ({ kind, id }: Gone) => sql<boolean>`(
  (report_case.subject_type = ${kind} and report_case.subject_id = ${id})
  or (report_case.subject_type = 'response' and report_case.subject_id in (
    select s.id from review_responses as s join reviews as r on r.id = s.review_id
    where ${kind} = 'review' and r.id = ${id} and r.deleted_at is not null)))`;

/** An appeal about it may have been rejected, or an administrator has shown it again. */
const isGone = sql<boolean>`not exists (
  select from ${textOf(sql.ref('report_case.subject_type'), sql.ref('report_case.subject_id'))} as text where text."isShown")`;

/** The decision that took it down; null: none is known. */
const takingDown = ({ kind, id }: Gone) => sql<number | null>`case ${kind}
  when 'review' then (select r.decision_id from reviews as r join decisions as d on d.id = r.decision_id
    where r.id = ${id} and d.action in ('review.deactivated', 'review.deleted', 'appeal.accepted'))
  when 'response' then (select s.decision_id from review_responses as s join decisions as d on d.id = s.decision_id
    where s.id = ${id} and d.action in ('response.deactivated', 'response.deleted'))
  when 'comment' then (select c.decision_id from comments as c where c.id = ${id} and c.status = 'inactive')
  when 'posting' then (select p.decision_id from postings as p where p.id = ${id} and p.status = 'inactive')
  end`;
