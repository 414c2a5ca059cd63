import { sql, type RawBuilder } from 'kysely';
import { hasHold } from '../../conditions/public-rows.ts';

type Alias = 's' | 'waiting';

/** Of `review_responses` under an alias: it waits for an administrator. */
export const isResponseOnHold = (response: Alias): RawBuilder<boolean> =>
  sql<boolean>`(${hasHold(response)} and ${sql.ref(`${response}.deleted_at`)} is null)`;

/** Of a response on hold: since when. One without a decision has been on hold since it was written. */
export const responseOnHoldSince = (response: Alias): RawBuilder<string> => sql<string>`coalesce(
  (select held.decided_at from decisions as held
    where held.id = ${sql.ref(`${response}.decision_id`)} and held.action = 'response.held'),
  ${sql.ref(`${response}.edited_at`)}, ${sql.ref(`${response}.created_at`)})`;
