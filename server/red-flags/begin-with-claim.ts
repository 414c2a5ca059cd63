import { sql } from 'kysely';
import { lastDayToAppeal } from '../cases/appeal-window.ts';
import type { ReadContext } from '../core/context.ts';
import { answerDueAt, urgentAnswerDueAt } from './red-flag.ts';

/**
 * The owner of a page that had no manager gets the whole time to answer its open red flags, which announces them
 * again, and to appeal the published ones.
 */
export async function beginWithClaim(tx: ReadContext, contractorId: number): Promise<void> {
  const { database, now } = tx;
  await sql`
    insert into decision_statements (decision_id, user_id, party, appeal_until, created_at)
    select f.decision_id, p.user_id, 'contractor', ${lastDayToAppeal(now)}::date, ${now}
    from red_flags as f join decisions as d on d.id = f.decision_id and d.action = 'red_flag.published'
    join profiles as p on p.id = f.contractor_id
    where f.contractor_id = ${contractorId} and f.state = 'published' and p.user_id is not null and not exists (
      select from decision_statements as s where s.decision_id = d.id and s.party = 'contractor')`.execute(
    database,
  );
  const due = answerDueAt(now);
  const dueNow = sql<Date>`case when f.is_urgent then ${urgentAnswerDueAt(now, due)}::timestamptz else ${due} end`;
  const { rows } = await sql<{ redFlagId: number; contractorSlug: string }>`
    update red_flags as f set answer_due_at = ${dueNow}, approved_at = null, approved_by_user_id = null,
      version = f.version + 1
    from contractors as c
    where c.id = f.contractor_id and f.contractor_id = ${contractorId} and f.state = 'open'
      and f.origin = 'report' and f.answer_due_at < ${dueNow}
    returning f.id as "redFlagId", c.slug as "contractorSlug"`.execute(database);
  for (const row of rows) tx.announce({ name: 'red_flag.reported', ...row, contractorId });
}
