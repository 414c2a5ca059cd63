import { sql } from 'kysely';
import {
  REPORT_FILES_MAX,
  REPORTS_A_DAY,
  type ReportKind,
  type ReportReason,
} from '../../../common/cases/reports.ts';
import { maskFor } from '../../content/bad-words.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, forbidden, invalid, Refusal, unauthenticated } from '../../core/errors.ts';
import { attachUploads } from '../../uploads/attach.ts';
import { isPassageOf } from '../passage.ts';
import { isOwnText } from '../../core/own-text.ts';
import { lockReporter, waitForReported } from '../queries/lock-reported.ts';
import { earlierReports } from '../queries/earlier-reports.ts';
import { findReportedText, type ReportedText } from '../queries/reported-text.ts';
import { isReasonFor, reportDueAt, reportWeight } from '../report.ts';

const DAY_MS = 86_400_000;

export type NewReport = {
  kind: ReportKind;
  /** Of the review, response, posting or contractor. */
  id: number;
  reason: ReportReason;
  passage: string | null;
  note: string | null;
  /** Evidence: uploads of the reporter, in order. */
  files: readonly number[];
};
type InsertedReport = Pick<NewReport, 'reason' | 'passage' | 'note'> & {
  text: ReportedText;
  /** The earlier case that it looks at again. */
  againOf?: number;
};
export type FiledReport = { caseId: number; dueAt: Date; text: ReportedText };

/**
 * Reports a text to the administrators; open reports of the same text are one case. Throws `notFound()` for a
 * hidden text, a 403 for one's own, a 409 for a repeated report. Throws a 429 above the daily limit. Throws
 * InvalidInput for a reason of another kind or a passage that is not in the text.
 */
export async function fileReport(context: Context, report: NewReport): Promise<FiledReport> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  return transact(context, async (tx) => {
    await lockReporter(tx, viewer.userId);
    await waitForReported(tx, report.kind, report.id);
    const text = await findReportedText(tx, report.kind, report.id);
    if (isOwnText(viewer, text)) throw forbidden('reports.own_text');
    if (!isReasonFor(report.kind, report.reason)) throw invalid('reason', 'validation.choose');
    await refuseForeignPassage(tx, report, text);
    const opened = await openCaseFor(tx, report);
    const reportId = await insertReport(tx, opened.id, viewer.userId, { ...report, text });
    await attachEvidence(tx, reportId, viewer.userId, report.files);
    await refuseTooMany(tx, viewer.userId);
    tx.announce({ name: 'report.filed', caseId: opened.id });
    return { caseId: opened.id, dueAt: opened.dueAt, text };
  });
}

/** Readers copy the shown text, in which listed words are masked. */
async function refuseForeignPassage(
  tx: ReadContext,
  { passage }: NewReport,
  { title, body }: ReportedText,
): Promise<void> {
  if (passage === null) return;
  const mask = await maskFor(tx);
  if (!isPassageOf(passage, [title, body, mask(title), mask(body)]))
    throw invalid('passage', 'reports.passage_not_found');
}

async function openCaseFor({ database, now }: ReadContext, { kind, id, reason }: NewReport) {
  return database
    .insertInto('report_cases')
    .values({ subject_type: kind, subject_id: id, opened_at: now, due_at: reportDueAt(reason, now) })
    .onConflict((other) =>
      other
        .columns(['subject_type', 'subject_id'])
        // Written out: with a parameter the partial index is not found.
        .where(sql<boolean>`state = 'open'`)
        .doUpdateSet({ due_at: sql`least(report_cases.due_at, excluded.due_at)` }),
    )
    .returning(['id', 'due_at as dueAt'])
    .executeTakeFirstOrThrow();
}

/** Adds a report to an open case, with the text as its sender saw it. Throws a 409 for a second one of theirs. */
export async function insertReport(
  { database, now }: ReadContext,
  caseId: number,
  userId: number,
  { reason, passage, note, text, againOf }: InsertedReport,
): Promise<number> {
  const weight = reportWeight(await earlierReports({ database, now }, userId));
  const filed = await database
    .insertInto('reports')
    .values({
      case_id: caseId,
      reporter_user_id: userId,
      reason,
      passage,
      note,
      reported_text: { title: text.title, body: text.body, version: text.version },
      weight,
      again_of: againOf ?? null,
      created_at: now,
    })
    .onConflict((other) => other.columns(['case_id', 'reporter_user_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!filed) throw conflict('reports.already');
  return filed.id;
}

async function attachEvidence(
  tx: ReadContext,
  reportId: number,
  userId: number,
  files: readonly number[],
): Promise<void> {
  if (files.length === 0) return;
  await attachUploads(tx, { uploadIds: files, userId, visibility: 'parties', maximum: REPORT_FILES_MAX });
  await tx.database
    .insertInto('report_files')
    .values(
      files.map((uploadId, index) => ({ report_id: reportId, upload_id: uploadId, position: index + 1 })),
    )
    .execute();
}

async function refuseTooMany({ database, now }: ReadContext, userId: number): Promise<void> {
  const { count } = await database
    .selectFrom('reports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('reporter_user_id', '=', userId)
    .where('created_at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  if (count > REPORTS_A_DAY)
    throw new Refusal(429, 'daily_limit', 'reports.daily_limit', { limit: REPORTS_A_DAY });
}
