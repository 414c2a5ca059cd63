import { sql } from 'kysely';
import { hasHold } from '../../conditions/public-rows.ts';
import { holdOverdueBefore } from '../../reviews/hold-view.ts';
import { isResponseOnHold, responseOnHoldSince } from '../../reviews/queries/response-on-hold.ts';

/** On hold and not looked at yet: an administrator's later decision is a different one. */
export const isOnHold = (review: 'r' | 'reviews') => sql<boolean>`(
  ${sql.ref(`${review}.status`)} = 'inactive' and ${sql.ref(`${review}.deleted_at`)} is null and exists (
    select from decisions as held
    where held.id = ${sql.ref(`${review}.decision_id`)} and held.action = 'review.held'))`;

/** Of a review on hold: since when, or null. */
export const onHoldSince = (review: 'r' | 'reviews') => sql<Date | null>`(
  select held.decided_at from decisions as held
  where held.id = ${sql.ref(`${review}.decision_id`)} and held.action = 'review.held')`;

/** Whether the review, or the response under it, is on hold for longer than its author was told that the check takes. */
export const isHoldOverdue = (review: 'r' | 'reviews', now: Date) =>
  sql<boolean>`((${isOnHold(review)} and ${onHoldSince(review)} < ${holdOverdueBefore(now)})
    or (${sql.ref(`${review}.deleted_at`)} is null and ${hasResponseOnHold(review, holdOverdueBefore(now))}))`;

/** Of `reviews` under an alias: the response to it is on hold. */
export const hasResponseOnHold = (
  review: 'r' | 'reviews',
  before: Date | null = null,
) => sql<boolean>`exists (
  select from review_responses as waiting
  where waiting.review_id = ${sql.ref(`${review}.id`)} and ${isResponseOnHold('waiting')}
    and (${before}::timestamptz is null or ${responseOnHoldSince('waiting')} < ${before}::timestamptz))`;

/** Of a response as `s`: its state in admin lists. */
export const responseState = sql<
  'active' | 'held' | 'inactive' | 'deleted'
>`case when s.deleted_at is not null then 'deleted'
  when ${hasHold('s')} then 'held' else s.status end`;
