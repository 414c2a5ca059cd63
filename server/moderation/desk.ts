import { sql } from 'kysely';
import type { ReadContext } from '../core/context.ts';

/** What every page of the desk shows beside its own: how much waits where. */
export type DeskView = { waiting: Waiting };
export type Waiting = {
  appeals: number;
  /** Of them, those past the day they were to be decided by. */
  late: number;
  held: number;
  claims: number;
  accountAppeals: number;
};

/** Held by screening and not looked at yet: what an administrator decides afterwards is another decision. */
export const isHeld = (review: 'r' | 'reviews') => sql<boolean>`(
  ${sql.ref(`${review}.status`)} = 'inactive' and ${sql.ref(`${review}.deleted_at`)} is null and exists (
    select from decisions as held
    where held.id = ${sql.ref(`${review}.decision_id`)} and held.action = 'review.held'))`;

/** Counts what waits, in one query on the partial indexes of the queues. */
export async function deskView({ database, now }: ReadContext): Promise<DeskView> {
  const { rows } = await sql<Waiting>`
    select
      (select count(*)::integer from appeals where state = 'open') as appeals,
      (select count(*)::integer from appeals where state = 'open' and due_at < ${now}) as late,
      (select count(*)::integer from reviews where ${isHeld('reviews')}) as held,
      (select count(*)::integer from contractor_claims
        where state = 'open' and (evidence = 'document' or confirmed_at is not null)) as claims,
      (select count(*)::integer from account_appeals where state = 'open') as "accountAppeals"
  `.execute(database);
  const waiting = rows[0] ?? { appeals: 0, late: 0, held: 0, claims: 0, accountAppeals: 0 };
  return { waiting };
}
