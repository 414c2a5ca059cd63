import * as z from 'zod';
import { json } from '../../core/answers.ts';
import type { Config } from '../../core/process/config.ts';
import { transact, type Context } from '../../core/context.ts';
import { messageAnswer } from '../../core/http/answer-schemas.ts';
import { forbidden, notFound } from '../../core/errors.ts';
import type { Routes } from '../../core/routes.ts';
import type { SignedIn } from '../../core/viewer.ts';

/** More belong to no one person. */
const MOST_DEVICES = 10;

const base64url = (length: number) => z.string().regex(new RegExp(`^[\\w-]{${length}}=*$`));
const endpoint = z.url().max(1_000);
const device = z.strictObject({ endpoint, public_key: base64url(87), auth_secret: base64url(22) });

type Tools = { config: Config };

/** A user's devices that show notices while no page is open. */
export function addPushRoutes(routes: Routes, { config }: Tools): void {
  routes.either('push.subscribe', {
    answers: { 200: messageAnswer },
    body: device,
    policy: ({ viewer }) => (viewer ? true : forbidden()),
    limit: 'write',
    handle: async (context, { body }) => {
      if (config.push === null) throw notFound();
      // The server calls this address: only those of push services are called.
      if (!isPushService(body.endpoint, config.push.hosts)) throw forbidden();
      await subscribe(context, asked(context), body);
      return json({ message: context.t('notifications.push.is_on') });
    },
  });
  routes.either('push.unsubscribe', {
    answers: { 200: messageAnswer },
    body: z.strictObject({ endpoint }),
    policy: ({ viewer }) => (viewer ? true : forbidden()),
    limit: 'write',
    handle: async (context, { body }) => {
      await context.database
        .deleteFrom('push_subscriptions')
        .where('user_id', '=', asked(context).userId)
        .where('endpoint', '=', body.endpoint)
        .execute();
      return json({ message: context.t('notifications.push.is_off') });
    },
  });
}

/** A device belongs to the user who was the last to ask; the oldest devices of a user give way. */
async function subscribe(
  context: Context,
  { userId, sessionId }: SignedIn,
  { endpoint, public_key, auth_secret }: z.output<typeof device>,
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

function isPushService(address: string, hosts: readonly string[]): boolean {
  const { protocol, hostname } = new URL(address);
  const isKnown = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return isKnown && (protocol === 'https:' || hostname === '127.0.0.1');
}

/** The policy has refused visitors. */
function asked({ viewer }: Context): SignedIn {
  if (!viewer) throw forbidden();
  return viewer;
}
