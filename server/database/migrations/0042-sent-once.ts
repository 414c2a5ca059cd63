import { sql, type Kysely } from 'kysely';

/** Forms that browsers send again until they get an answer: written in the transaction of what they do, so they do it once. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table idempotency_keys (
      key uuid primary key,
      user_id integer not null references users on delete cascade,
      route text not null,
      body_hash text not null,
      -- What the first one was answered; null until that is written.
      answer jsonb,
      created_at timestamptz not null
    )`.execute(database);
  await sql`create index idempotency_keys_user on idempotency_keys (user_id)`.execute(database);
  await sql`create index idempotency_keys_created_at on idempotency_keys (created_at)`.execute(database);
}
