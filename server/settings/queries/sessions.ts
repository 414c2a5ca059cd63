import type { ReadContext } from '../../core/context.ts';
import type { SignedIn } from '../../core/viewer.ts';
import { deviceNameOf, type DeviceName } from '../../accounts/sessions/device-name.ts';

const SHOWN = 60;

/** A browser or a program that is logged in. Days are YYYY-MM-DD; no address is kept. */
export type SessionView = {
  id: number;
  device: DeviceName;
  /** Of a program: the name that it gave. */
  program: string | null;
  isCurrent: boolean;
  lastSeenOn: string;
  since: string;
};

/** A user's sessions, the latest first. The tokens of a browser belong to it and are not listed. */
export async function listSessions(
  { database, now }: ReadContext,
  { userId, sessionId }: SignedIn,
): Promise<SessionView[]> {
  const rows = await database
    .selectFrom('sessions')
    .select(['id', 'kind', 'device_name', 'user_agent', 'last_seen_on', 'created_at'])
    .where('user_id', '=', userId)
    .where('parent_session_id', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_seen_on', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: deviceNameOf(row.user_agent),
    program: row.kind === 'api' ? (row.device_name ?? '') : null,
    isCurrent: row.id === sessionId,
    lastSeenOn: row.last_seen_on,
    since: row.created_at.toISOString(),
  }));
}
