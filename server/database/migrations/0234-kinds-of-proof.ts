import { sql, type Kysely } from 'kysely';

/** Proofs of a job by a CFDI, a permit or a quote hired here, and proofs that are taken back by a decision. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table job_proofs
      add column kind text not null default 'file' check (kind in ('file', 'cfdi', 'permit', 'quote')),
      -- Null again when the import that listed the permit is undone.
      add column permit_id integer references permits (id) on delete set null,
      add column quote_hire_id integer references quote_hires (id) on delete set null,
      -- The latest decision about it; null: it was decided before decisions about proofs were recorded.
      add column decision_id integer references decisions (id),
      drop constraint job_proofs_state_check,
      add constraint job_proofs_state_check
        check (state in ('waiting', 'confirmed', 'declined', 'withdrawn', 'revoked')),
      drop constraint job_proofs_check,
      add constraint job_proofs_decided
        check ((state in ('confirmed', 'declined', 'revoked')) = (decided_at is not null))`.execute(database);
  await sql`create unique index job_proofs_one_confirmed on job_proofs (review_id) where state = 'confirmed'`.execute(
    database,
  );
  // One permit proves one review, and so does one hire.
  await sql`create unique index job_proofs_permit_once on job_proofs (permit_id) where state = 'confirmed'`.execute(
    database,
  );
  await sql`create unique index job_proofs_hire_once on job_proofs (quote_hire_id) where state = 'confirmed'`.execute(
    database,
  );
  for (const column of ['permit_id', 'quote_hire_id', 'decision_id'])
    await sql`create index ${sql.id(`job_proofs_${column}`)} on job_proofs (${sql.id(column)})`.execute(
      database,
    );
  await sql`create index job_proofs_confirmed on job_proofs (decided_at desc, id desc)
    where state = 'confirmed'`.execute(database);
  await addCfdis(database);
  await addAppeals(database);
}

async function addCfdis(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_proof_cfdis (
      id integer generated always as identity primary key,
      user_id integer not null references users (id) on delete cascade,
      review_id integer references reviews (id) on delete cascade,
      -- Null: it was read, and its author has not sent it yet.
      job_proof_id integer unique references job_proofs (id) on delete cascade,
      -- Keyed hashes: a CFDI and a business are known again after what was read is erased.
      folio_hash text not null,
      issuer_hash text not null,
      -- Counts as used: it waits, or has proven a review.
      is_counted boolean not null default false,
      -- What was read of it; erased some days after the decision.
      facts jsonb,
      created_at timestamptz not null,
      check (job_proof_id is not null or not is_counted)
    )`.execute(database);
  await sql`create unique index job_proof_cfdis_once on job_proof_cfdis (folio_hash) where is_counted`.execute(
    database,
  );
  await sql`create index job_proof_cfdis_of_review on job_proof_cfdis (review_id)`.execute(database);
  await sql`create index job_proof_cfdis_of_user on job_proof_cfdis (user_id)`.execute(database);
}

async function addAppeals(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table appeals drop constraint appeals_subject_type_check,
      add constraint appeals_subject_type_check check (subject_type in
        ('review', 'response', 'posting', 'user', 'listing', 'comment', 'message', 'invitation', 'partner_rating',
         'photo', 'passage', 'profile', 'red_flag', 'job_proof'))`.execute(database);
  await sql`create trigger job_proofs_appeals_erased after delete on job_proofs
    for each row execute function erase_text_of_appeals('job_proof')`.execute(database);
}
