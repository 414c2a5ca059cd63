import { sql, type Kysely } from 'kysely';

/** A payment of another amount or currency is recorded and sent back; a refund may leave the plan until its end. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments
      -- Of a payment that is not the one that was asked for; null: it is.
      add column received_cents integer check (received_cents >= 0),
      add column received_currency text check (length(received_currency) <= 3),
      -- Decided with the refund: the plan stays until the end of its period.
      add column refund_keeps_plan boolean not null default false,
      drop constraint payments_check,
      add constraint payments_refunded check (
        refunded_cents between 0 and greatest(amount_cents, coalesce(received_cents, 0)))`.execute(database);
  // The built-in gateway refunds once for a key, as any other does.
  await sql`alter table sandbox_payments add column refund_keys text[] not null default '{}'`.execute(
    database,
  );
}
