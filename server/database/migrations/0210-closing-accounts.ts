import { sql, type Kysely } from 'kysely';

/**
 * A plan goes on when its user comes back within the 14 days of closing, unless it was canceled before. Invitations of
 * an owner who left a page are not the next owner's.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table memberships add column cancels_for_closing boolean not null default false`.execute(
    database,
  );
  await sql`alter table invitations add column from_left_at timestamptz, add column to_left_at timestamptz`.execute(
    database,
  );
  for (const side of ['from', 'to'])
    await sql`
      update invitations as i set ${sql.ref(`${side}_left_at`)} = now() from profiles as p
      where p.id = ${sql.ref(`i.${side}_profile_id`)} and p.user_id is null`.execute(database);
}
