import { sql } from 'kysely';
import { transact, type Context } from '../../core/context.ts';
import { conflict, unauthenticated } from '../../core/errors.ts';
import { lockReporter, waitForReported } from '../queries/lock-reported.ts';
import { ownReport } from '../queries/own-report.ts';
import { lockReportCase } from '../queries/report-cases.ts';
import { findReportedText } from '../queries/reported-text.ts';
import { reportDueAt } from '../report.ts';
import { obstacleToSecondLook } from '../second-look.ts';
import { insertReport } from './file-report.ts';

/**
 * The sender of a rejected report asks once for another administrator. Throws `notFound()` for a case of others,
 * and a 409 that names the obstacle.
 */
export async function askSecondLook(
  context: Context,
  { caseId, note }: { caseId: number; note: string },
): Promise<{ dueAt: Date }> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  return transact(context, async (tx) => {
    await lockReporter(tx, viewer.userId);
    const { kind, subjectId } = await ownReport(tx, caseId);
    await waitForReported(tx, kind, subjectId);
    await lockReportCase(tx, caseId);
    const own = await ownReport(tx, caseId);
    const obstacle = obstacleToSecondLook(own, tx.now);
    if (obstacle !== null) throw conflict(`second_look.refused.${obstacle}`);
    const text = await findReportedText(tx, kind, subjectId);
    const opened = await tx.database
      .insertInto('report_cases')
      .values({
        subject_type: kind,
        subject_id: subjectId,
        opened_at: tx.now,
        due_at: reportDueAt(own.reason, tx.now),
      })
      .onConflict((other) =>
        other
          .columns(['subject_type', 'subject_id'])
          // Written out: with a parameter the partial index is not found.
          .where(sql<boolean>`state = 'open'`)
          .doUpdateSet({ due_at: sql`least(report_cases.due_at, excluded.due_at)` }),
      )
      .returning(['id', 'due_at as dueAt'])
      .executeTakeFirstOrThrow();
    await insertReport(tx, opened.id, viewer.userId, {
      reason: own.reason,
      passage: own.passage,
      note,
      text,
      againOf: caseId,
    });
    tx.announce({ name: 'report.filed', caseId: opened.id });
    return { dueAt: opened.dueAt };
  });
}
