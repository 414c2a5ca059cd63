import { sql } from 'kysely';
import type { ReportKind } from '../../../common/cases/reports.ts';
import type { ReadContext } from '../../core/context.ts';

/** The table of what a report is about. */
export const TABLES = {
  review: 'reviews',
  response: 'review_responses',
  posting: 'postings',
  comment: 'comments',
  contractor: 'contractors',
  message: 'messages',
  invitation: 'invitations',
  partner_rating: 'partner_ratings',
  photo: 'uploads',
  profile: 'profiles',
} as const satisfies Record<ReportKind, string>;

/** Locks the text, so that a take-down waits for this report and closes its case with the others. */
export async function waitForReported(
  { database }: ReadContext,
  kind: ReportKind,
  id: number,
): Promise<void> {
  await sql`select id from ${sql.table(TABLES[kind])} where id = ${id} for share`.execute(database);
}

/** One report of a person after the other: each is counted for the daily limit. */
export async function lockReporter({ database }: ReadContext, userId: number): Promise<void> {
  await database.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}
