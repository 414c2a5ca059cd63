import { sql, type RawBuilder } from 'kysely';
import { RED_FLAG_DECIDED_IN_DAYS, RED_FLAG_URGENT_HOURS } from '../../../common/cases/red-flags.ts';
import type { Queue } from '../../../common/cases/queues.ts';
import { HELD_CHECKED_IN_DAYS } from '../../../common/constants.ts';
import { CLOSING_DECIDED_IN_DAYS } from '../../../common/cases/closings.ts';
import { JOB_PROOF_CHECKED_IN_DAYS } from '../../../common/job-proofs.ts';
import { hasHold } from '../../conditions/public-rows.ts';
import { isDecidable } from '../../contractors/closing/queries/proposals.ts';
import { WAITING_LISTS } from '../../contractors/registers/waiting-lists.ts';
import { hasEvidenceSql } from '../../contractors/claims/claim.ts';
import type { ReadContext } from '../../core/context.ts';
import { isResponseOnHold, responseOnHoldSince } from '../../reviews/queries/response-on-hold.ts';
import { isPartOf } from '../decision-appeals/queries/own-part.ts';
import { isCaseFor, isWaitingAppeal } from '../own-case.ts';
import { isOnHold, onHoldSince } from '../queries/holds.ts';
import { isWaitingRedFlag } from '../red-flags/list-red-flag-cases.ts';
import { isWaitingReport } from '../reports/queries/list-report-cases.ts';
import { CASES_WITH_TEXT } from '../reports/queries/report-case.ts';

type QueueSql = {
  /**
   * Selects `id` and `due_at` of what is open. It finds what the queue's page lists for this viewer: a count above an
   * empty list would tell of a case that is hidden from them.
   */
  rows: (context: ReadContext) => RawBuilder<unknown>;
  /** The title of the row `page.id`. */
  title: RawBuilder<string | null>;
  /** Names the appeal `a` of the row `page.id`, whose earlier deciders leave it to others. */
  appeal?: RawBuilder<boolean>;
};

const days = (count: number) => sql`make_interval(days => ${count}::integer)`;
const titleIn = (table: string, column = 'name') =>
  sql<string>`(select ${sql.ref(column)} from ${sql.table(table)} where id = page.id)`;
const REVIEW_TITLE = titleIn('reviews', 'title');
const USER_NAME = titleIn('users');
const CONTRACTOR_NAME = titleIn('contractors');
const contractorOf = (table: string) =>
  sql<string>`(select c.name from ${sql.table(table)} as t join contractors as c on c.id = t.contractor_id where t.id = page.id)`;

/** Everything that waits for an administrator. Counts, the list of all and the daily reminder read these rows. */
export const QUEUE_SQL: Readonly<Record<Queue, QueueSql>> = {
  appeals: {
    rows: (context) => sql`
      select r.id, a.due_at from appeals as a join reviews as r on r.id = a.review_id
      where a.type = 'appeal' and ${isWaitingAppeal(context)}`,
    title: REVIEW_TITLE,
    appeal: sql`(a.type = 'appeal' and a.state = 'open' and a.review_id = page.id)`,
  },
  decision_appeals: {
    rows: (context) => sql`
      select a.id, a.due_at from appeals as a join decisions as d on d.id = a.against_decision_id
      where a.type = 'decision_appeal' and a.state = 'open' and not ${isPartOf(context)}`,
    title: sql`(select c.name from appeals as a join decisions as d on d.id = a.against_decision_id
      join contractors as c on c.id = d.contractor_id where a.id = page.id)`,
    appeal: sql`(a.type = 'decision_appeal' and a.id = page.id)`,
  },
  account_appeals: {
    rows: () => sql`
      select appellant_user_id as id, due_at from appeals where type = 'account_appeal' and state = 'open'`,
    title: USER_NAME,
    appeal: sql`(a.type = 'account_appeal' and a.state = 'open' and a.appellant_user_id = page.id)`,
  },
  reports: {
    rows: (context) => sql`
      select report_case.id, report_case.due_at from report_cases as report_case where ${isWaitingReport(context)}`,
    title: sql`(select text.contractor ->> 'name' from ${CASES_WITH_TEXT} where report_case.id = page.id)`,
  },
  holds: {
    rows: (context) => sql`
      select r.id, ${onHoldSince('r')} + ${days(HELD_CHECKED_IN_DAYS)} as due_at
      from reviews as r where ${isOnHold('r')} and ${isCaseFor(context)}
      union all
      select r.id, ${responseOnHoldSince('s')}::timestamptz + ${days(HELD_CHECKED_IN_DAYS)}
      from review_responses as s join reviews as r on r.id = s.review_id
      where ${isResponseOnHold('s')} and r.deleted_at is null and not ${isOnHold('r')} and ${isCaseFor(context)}`,
    title: REVIEW_TITLE,
  },
  posting_holds: {
    rows: () => sql`
      select p.id, coalesce(p.edited_at, p.created_at) + ${days(HELD_CHECKED_IN_DAYS)} as due_at
      from postings as p where ${hasHold('p')} and p.deleted_at is null`,
    title: titleIn('postings', 'title'),
  },
  red_flags: {
    rows: (context) => sql`
      select f.id, f.answer_due_at + case when f.is_urgent
        then make_interval(hours => ${RED_FLAG_URGENT_HOURS}::integer) else ${days(RED_FLAG_DECIDED_IN_DAYS)} end as due_at
      from red_flags as f where ${isWaitingRedFlag(context)}`,
    title: contractorOf('red_flags'),
  },
  closings: {
    rows: ({ viewer, now }) => sql`
      select o.contractor_id as id,
        min(greatest(o.opened_at, coalesce(least(o.answered_at, o.answer_due_at), o.opened_at))
          + ${days(CLOSING_DECIDED_IN_DAYS)}) as due_at
      from closing_proposals as o join profiles as p on p.id = o.contractor_id
      where ${isDecidable(now)} and p.user_id is distinct from ${viewer?.userId ?? 0}
        and o.proposer_user_id is distinct from ${viewer?.userId ?? 0}
      group by 1`,
    title: CONTRACTOR_NAME,
  },
  claims: {
    rows: () => sql`
      select id, due_at from contractor_claims where state = 'open' and ${hasEvidenceSql('contractor_claims')}`,
    title: contractorOf('contractor_claims'),
  },
  proofs: {
    rows: () => sql`
      select p.id, p.created_at + ${days(JOB_PROOF_CHECKED_IN_DAYS)} as due_at
      from job_proofs as p join reviews as r on r.id = p.review_id where p.state = 'waiting' and r.deleted_at is null`,
    title: sql`(select r.title from job_proofs as p join reviews as r on r.id = p.review_id where p.id = page.id)`,
  },
  data_requests: {
    // The law of California lets the clock run on while the asker is to send more.
    rows: () => sql`
      select id, due_at from data_requests
      where state in ('open', 'carrying_out') or (state = 'more_needed' and law = 'california')`,
    title: titleIn('data_requests'),
  },
  lists: {
    rows: () => WAITING_LISTS,
    title: sql`(select r.name from register_lists as l join registers as r on r.id = l.register_id where l.id = page.id)`,
  },
  names: {
    rows: () => sql`
      select id, null::timestamptz as due_at from contractors where name_signals <> '[]' and name_checked_at is null`,
    title: CONTRACTOR_NAME,
  },
};
