import { sql, type RawBuilder } from 'kysely';
import { ADMIN_SESSION_IDLE_DAYS, SESSION_DAYS, SESSION_IDLE_DAYS } from '../../core/http/session-cookie.ts';
import type { Queryable } from '../../database/client.ts';

const days = (count: number): RawBuilder<unknown> => sql`make_interval(days => ${sql.lit(count)})`;
const idleDays = (role: string): number => (role === 'admin' ? ADMIN_SESSION_IDLE_DAYS : SESSION_IDLE_DAYS);

/** The end of a session that is used now: so many days without use later, but never past its longest life. */
export const prolonged = (role: string, now: Date): RawBuilder<Date> =>
  sql<Date>`greatest(expires_at, least(created_at + ${days(SESSION_DAYS)}, ${now}::timestamptz + ${days(idleDays(role))}))`;

/** An administrator's session ends after fewer days without use, from its beginning. */
export async function shortenForAdministrator(database: Queryable, sessionId: number): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ expires_at: sql<Date>`least(expires_at, created_at + ${days(ADMIN_SESSION_IDLE_DAYS)})` })
    .where('id', '=', sessionId)
    .where((where) =>
      where.exists(
        where
          .selectFrom('users')
          .select('users.id')
          .whereRef('users.id', '=', 'sessions.user_id')
          .where('users.role', '=', 'admin'),
      ),
    )
    .execute();
}

/** Expired sessions of a user who returns are deleted then. */
export async function endExpired(database: Queryable, userId: number, now: Date): Promise<void> {
  await database
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('expires_at', '<=', now)
    .execute();
}
