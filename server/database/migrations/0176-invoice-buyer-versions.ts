import { sql, type Kysely } from 'kysely';

/** The buyer's data of an invoice as they stood before each correction. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table invoice_buyer_versions (
    id integer generated always as identity primary key,
    invoice_id integer not null references invoices (id),
    user_id integer not null references users (id),
    buyer jsonb not null,
    replaced_at timestamptz not null
  )`.execute(database);
  await sql`create index invoice_buyer_versions_of_invoice on invoice_buyer_versions (invoice_id, id)`.execute(
    database,
  );
  await sql`create index invoice_buyer_versions_of_user on invoice_buyer_versions (user_id)`.execute(
    database,
  );
}
