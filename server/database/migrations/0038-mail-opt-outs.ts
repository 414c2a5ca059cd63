import { sql, type Kysely } from 'kysely';

/** The kinds of mail that users turned off. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail_opt_outs (
      user_id integer not null references users on delete cascade,
      kind text not null check (kind in ('reviews', 'responses', 'reports')),
      created_at timestamptz not null default now(),
      primary key (user_id, kind)
    )`.execute(database);
}
