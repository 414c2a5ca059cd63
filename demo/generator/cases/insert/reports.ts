import { sql } from 'kysely';
import { reportDueAt } from '../../../../server/reports/report.ts';
import type { Scene, Step } from './scene.ts';

/** Reports of one text are joined, as `fileReport` does it. */
export async function fileReport(
  { database, ids, now }: Scene,
  { about, userKey, reason, passage, note }: Step<'reported'>,
): Promise<void> {
  const idOf = { review: ids.review, posting: ids.posting, contractor: ids.profile }[about.type];
  const { id: case_id } = await database
    .insertInto('report_cases')
    .values({
      subject_type: about.type,
      subject_id: idOf(about.key),
      opened_at: now,
      due_at: reportDueAt(reason, now),
    })
    .onConflict((other) =>
      other
        .columns(['subject_type', 'subject_id'])
        .where(sql<boolean>`state = 'open'`)
        .doUpdateSet({ due_at: sql`least(report_cases.due_at, excluded.due_at)` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('reports')
    .values({ case_id, reporter_user_id: ids.user(userKey), reason, passage, note, created_at: now })
    .execute();
}
