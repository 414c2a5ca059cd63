import { transact, type Context } from '../../core/context.ts';
import type { SignedIn } from '../../core/viewer.ts';

/** A browser's subscription; keys in base64url. */
export type PushDevice = { endpoint: string; public_key: string; auth_secret: string };

/** More belong to no one person. */
const MOST_DEVICES = 10;

/** A device belongs to the user who was the last to ask; the oldest devices of a user give way. */
export async function subscribe(
  context: Context,
  { userId, sessionId }: SignedIn,
  { endpoint, public_key, auth_secret }: PushDevice,
): Promise<void> {
  await transact(context, async ({ database, now }) => {
    await database.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const row = { user_id: userId, session_id: sessionId, public_key, auth_secret, created_at: now };
    await database
      .insertInto('push_subscriptions')
      .values({ ...row, endpoint })
      .onConflict((other) => other.column('endpoint').doUpdateSet(row))
      .execute();
    const kept = database
      .selectFrom('push_subscriptions')
      .select('id')
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .limit(MOST_DEVICES);
    await database
      .deleteFrom('push_subscriptions')
      .where('user_id', '=', userId)
      .where('id', 'not in', kept)
      .execute();
  });
}

/** Whether notices of this user reach the device: with another user, or after a logout, they do not. */
export async function isSubscribed(
  { database, now }: Context,
  { userId }: SignedIn,
  endpoint: string,
): Promise<boolean> {
  const found = await database
    .selectFrom('push_subscriptions as device')
    .innerJoin('sessions', 'sessions.id', 'device.session_id')
    .select('device.id')
    .where('device.user_id', '=', userId)
    .where('device.endpoint', '=', endpoint)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

type Renewal = PushDevice & { old_endpoint: string; old_auth_secret: string };

/** Puts the subscription that a browser has now in the place of its earlier one; false where none is held. */
export async function renew(context: Context, renewal: Renewal): Promise<boolean> {
  const { endpoint, public_key, auth_secret, old_endpoint, old_auth_secret } = renewal;
  return transact(context, async ({ database: tx, now }) => {
    const old = await tx
      .selectFrom('push_subscriptions')
      .select('id')
      .where('endpoint', '=', old_endpoint)
      .where('auth_secret', '=', old_auth_secret)
      .forUpdate()
      .executeTakeFirst();
    if (!old) return false;
    await tx
      .deleteFrom('push_subscriptions')
      .where('endpoint', '=', endpoint)
      .where('id', '!=', old.id)
      .execute();
    await tx
      .updateTable('push_subscriptions')
      .set({ endpoint, public_key, auth_secret, created_at: now })
      .where('id', '=', old.id)
      .execute();
    return true;
  });
}
