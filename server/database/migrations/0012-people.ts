import { sql, type Kysely } from 'kysely';

/** A person may answer for a business without giving up the name they review under; codes of claims; looking people up. */
export async function up(database: Kysely<unknown>): Promise<void> {
  // One profile of each kind: docs/decisions/0006 says why a claim does not merge the two.
  await sql`alter table profiles drop constraint profiles_user_id_key`.execute(database);
  await sql`alter table profiles add constraint profiles_one_of_a_kind unique (user_id, kind)`.execute(
    database,
  );

  await sql`
    alter table contractor_claims
      add column codes_sent integer not null default 0,
      add column code_sent_at timestamptz`.execute(database);
  await sql`create index contractor_claims_user on contractor_claims (user_id, id desc)`.execute(database);
  await sql`create index contractor_claims_email on contractor_claims (email, code_sent_at)
    where email is not null`.execute(database);

  await sql`create index users_search on users using gin (fold_text(name || ' ' || email) gin_trgm_ops)`.execute(
    database,
  );
}
