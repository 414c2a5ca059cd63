import { sql, type Kysely } from 'kysely';

/** Proofs of a job, which an author sends for an administrator to confirm. Files are private and erased after a while. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_proofs (
      id integer generated always as identity primary key,
      review_id integer not null references reviews (id) on delete cascade,
      state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'declined', 'withdrawn')),
      note text,
      reason text,
      created_at timestamptz not null,
      decided_at timestamptz,
      decided_by_user_id integer references users (id) on delete set null,
      check ((state in ('confirmed', 'declined')) = (decided_at is not null)),
      check (state <> 'declined' or reason is not null)
    )`.execute(database);
  await sql`create unique index job_proofs_one_waiting on job_proofs (review_id) where state = 'waiting'`.execute(
    database,
  );
  await sql`create index job_proofs_of_review on job_proofs (review_id)`.execute(database);
  await sql`create index job_proofs_by_decider on job_proofs (decided_by_user_id)`.execute(database);
  await sql`create index job_proofs_queue on job_proofs (created_at, id) where state = 'waiting'`.execute(
    database,
  );
  await sql`
    create table job_proof_files (
      job_proof_id integer not null references job_proofs (id) on delete cascade,
      upload_id integer not null unique references uploads (id) on delete cascade,
      position smallint not null,
      primary key (job_proof_id, position)
    )`.execute(database);
}
