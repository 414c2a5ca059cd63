import { sql, type Kysely } from 'kysely';

/** The consent to a renewal that was given with a purchase; and the earlier of two notices before a yearly renewal. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table renewal_consents (
    id integer generated always as identity primary key,
    user_id integer not null references users (id),
    -- One for each purchase, however often its form is sent.
    invoice_id integer not null unique references invoices (id),
    -- The membership agreement that applied.
    content_version_id integer not null references content_versions (id),
    language text not null check (language in ('english', 'mexican_spanish')),
    -- The sentence beside the box, as it was read.
    wording text not null check (char_length(wording) between 1 and 1000),
    accepted_at timestamptz not null
  )`.execute(database);
  await sql`create index renewal_consents_of_user on renewal_consents (user_id)`.execute(database);
  await sql`alter table memberships add column early_noticed_for timestamptz`.execute(database);
}
