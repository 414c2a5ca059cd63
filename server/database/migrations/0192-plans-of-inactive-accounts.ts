import { sql, type Kysely } from 'kysely';

/** The plans of accounts that are inactive already: none renews, and a failed renewal is not tried again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    update memberships as m
    set cancels_at = case when m.state = 'active' then m.period_end else now() end, next_version = null
    from users as u
    where u.id = m.user_id and u.status = 'inactive' and m.cancels_at is null
      and m.period_end is not null and m.state in ('active', 'past_due')`.execute(database);
}
