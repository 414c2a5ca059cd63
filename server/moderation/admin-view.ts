import { sql } from 'kysely';
import { isOpenOverdue } from '../cases/overdue.ts';
import { hasEvidenceSql } from '../contractors/claims/claim.ts';
import type { ReadContext } from '../core/context.ts';
import { hasHold } from '../conditions/public-rows.ts';
import { holdOverdueBefore } from '../reviews/hold-view.ts';
import { isResponseOnHold, responseOnHoldSince } from '../reviews/queries/response-on-hold.ts';
import { isPartOf } from './decision-appeals/queries/own-part.ts';
import { isCaseFor, isWaitingAppeal } from './own-case.ts';
import { isWaitingRedFlag } from './red-flags/list-red-flag-cases.ts';
import { isWaitingReport } from './reports/queries/list-report-cases.ts';

/** The counts that every admin page shows: the open items of each queue. */
export type AdminView = { waiting: Waiting };
export type Waiting = {
  appeals: number;
  /** Of them, those past the day they were to be decided by. */
  late: number;
  held: number;
  /** Reviews and responses among them that should have been checked by now. */
  overdueHolds: number;
  /** Postings on hold. */
  postingsOnHold: number;
  /** Names of businesses that screening flagged. */
  flaggedNames: number;
  claims: number;
  accountAppeals: number;
  /** Against decisions that are not about a review's status. */
  decisionAppeals: number;
  /** Of them, those past their day. */
  lateDecisionAppeals: number;
  reports: number;
  /** Proofs of jobs. */
  proofs: number;
  /** Red flags whose time to answer is over. */
  redFlags: number;
  /** Of them, those past their day. */
  lateReports: number;
  lateClaims: number;
  lateAccountAppeals: number;
};

/** On hold and not looked at yet: an administrator's later decision is a different one. */
export const isOnHold = (review: 'r' | 'reviews') => sql<boolean>`(
  ${sql.ref(`${review}.status`)} = 'inactive' and ${sql.ref(`${review}.deleted_at`)} is null and exists (
    select from decisions as held
    where held.id = ${sql.ref(`${review}.decision_id`)} and held.action = 'review.held'))`;

/** Of a review on hold: since when, or null. */
const onHoldSince = (review: 'r' | 'reviews') => sql<Date | null>`(
  select held.decided_at from decisions as held
  where held.id = ${sql.ref(`${review}.decision_id`)} and held.action = 'review.held')`;

/** On hold for longer than its author was told that the check takes. */
const isReviewHoldOverdue = (review: 'r' | 'reviews', now: Date) =>
  sql<boolean>`(${isOnHold(review)} and ${onHoldSince(review)} < ${holdOverdueBefore(now)})`;

/** The same of the review or of the response under it. */
export const isHoldOverdue = (review: 'r' | 'reviews', now: Date) =>
  sql<boolean>`(${isReviewHoldOverdue(review, now)}
    or (${sql.ref(`${review}.deleted_at`)} is null and ${hasResponseOnHold(review, holdOverdueBefore(now))}))`;

/** Of `reviews` under an alias: the response to it is on hold. */
export const hasResponseOnHold = (
  review: 'r' | 'reviews',
  before: Date | null = null,
) => sql<boolean>`exists (
  select from review_responses as waiting
  where waiting.review_id = ${sql.ref(`${review}.id`)} and ${isResponseOnHold('waiting')}
    and (${before}::timestamptz is null or ${responseOnHoldSince('waiting')} < ${before}::timestamptz))`;

const NOTHING: Waiting = {
  appeals: 0,
  late: 0,
  held: 0,
  overdueHolds: 0,
  postingsOnHold: 0,
  flaggedNames: 0,
  claims: 0,
  accountAppeals: 0,
  decisionAppeals: 0,
  lateDecisionAppeals: 0,
  reports: 0,
  proofs: 0,
  redFlags: 0,
  lateReports: 0,
  lateClaims: 0,
  lateAccountAppeals: 0,
};

/**
 * Counts the open items, in one query on the partial indexes of the queues. Each counts as far as its list
 * shows it to the reader: a count above an empty list would tell of a case that is kept from them.
 */
export async function adminView(context: ReadContext): Promise<AdminView> {
  const { database, now } = context;
  const isCase = isCaseFor(context);
  const { rows } = await sql<Waiting>`
    with for_reader as (
      select a.due_at from appeals as a join decisions as d on d.id = a.against_decision_id
      where a.type = 'decision_appeal' and a.state = 'open' and not ${isPartOf(context)}),
    waiting_appeals as (
      select a.due_at from appeals as a join reviews as r on r.id = a.review_id
      where a.type = 'appeal' and ${isWaitingAppeal(context)}),
    waiting_reports as (
      select report_case.due_at from report_cases as report_case
      where ${isWaitingReport(context)})
    select
      (select count(*)::integer from waiting_appeals) as appeals,
      (select count(*)::integer from waiting_appeals where ${isOpenOverdue('waiting_appeals', now)}) as late,
      (select count(*)::integer from reviews as r where ${isOnHold('r')} and ${isCase})
        + (select count(*)::integer from review_responses as s join reviews as r on r.id = s.review_id
          where ${isResponseOnHold('s')} and r.deleted_at is null and not ${isOnHold('r')} and ${isCase}) as held,
      (select count(*)::integer from reviews as r where ${isReviewHoldOverdue('r', now)} and ${isCase})
        + (select count(*)::integer from review_responses as waiting join reviews as r on r.id = waiting.review_id
          where ${isResponseOnHold('waiting')} and r.deleted_at is null and ${responseOnHoldSince('waiting')} < ${holdOverdueBefore(now)}
            and not ${isReviewHoldOverdue('r', now)} and ${isCase}) as "overdueHolds",
      (select count(*)::integer from postings as p where ${hasHold('p')} and p.deleted_at is null) as "postingsOnHold",
      (select count(*)::integer from contractors
        where name_signals <> '[]' and name_checked_at is null) as "flaggedNames",
      (select count(*)::integer from contractor_claims
        where state = 'open' and ${hasEvidenceSql('contractor_claims')}) as claims,
      (select count(*)::integer from appeals where type = 'account_appeal' and state = 'open') as "accountAppeals",
      (select count(*)::integer from for_reader) as "decisionAppeals",
      (select count(*)::integer from for_reader where ${isOpenOverdue('for_reader', now)}) as "lateDecisionAppeals",
      (select count(*)::integer from waiting_reports) as reports,
      (select count(*)::integer from job_proofs as p join reviews as r on r.id = p.review_id
        where p.state = 'waiting' and r.deleted_at is null) as proofs,
      (select count(*)::integer from red_flags as f where ${isWaitingRedFlag(context)}) as "redFlags",
      (select count(*)::integer from waiting_reports where ${isOpenOverdue('waiting_reports', now)}) as "lateReports",
      (select count(*)::integer from contractor_claims where state = 'open' and ${hasEvidenceSql('contractor_claims')}
        and ${isOpenOverdue('contractor_claims', now)}) as "lateClaims",
      (select count(*)::integer from appeals where type = 'account_appeal' and state = 'open'
        and ${isOpenOverdue('appeals', now)}) as "lateAccountAppeals"
  `.execute(database);
  return { waiting: rows[0] ?? NOTHING };
}

/** Of a response as `s`: its state at the desk. */
export const responseState = sql<
  'active' | 'held' | 'inactive' | 'deleted'
>`case when s.deleted_at is not null then 'deleted'
  when ${hasHold('s')} then 'held' else s.status end`;
