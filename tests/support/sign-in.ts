import { createHmac, randomBytes } from 'node:crypto';
import type { Config } from '../../server/core/config/config.ts';
import { sign } from '../../server/core/http/cookies.ts';
import { cookieName } from '../../server/core/http/own-cookies.ts';
import { SESSION_COOKIE } from '../../server/core/http/session-cookie.ts';
import type { Database } from '../../server/database/client.ts';
import { noteOrigin } from '../../server/accounts/origins.ts';
import { hashToken } from '../../server/accounts/sessions/tokens-at-rest.ts';
import type { MadeUser } from './factories.ts';

type Place = { database: Database; config: Config; now: Date };

const newToken = (): string => randomBytes(24).toString('base64url');
/** Longer than the last days of appeals, which tests let pass. */
const TEST_SESSION_DAYS = 400;
const expiresAfter = (now: Date): Date => new Date(now.getTime() + TEST_SESSION_DAYS * 86_400_000);

/** The cookies that the login form would have given: tests of the form send it, all others only need somebody signed in. */
export async function openSession(place: Place, user: MadeUser): Promise<Map<string, string>> {
  const { database, config, now } = place;
  const token = newToken();
  const device = randomBytes(16).toString('base64url');
  const { id, language } = await database
    .with('made', (tx) =>
      tx
        .insertInto('sessions')
        .values({
          user_id: user.id,
          kind: 'web',
          token: hashToken(token),
          expires_at: expiresAfter(now),
          created_at: now,
          updated_at: now,
          password_confirmed_at: now,
          user_agent: 'lightMyRequest',
        })
        .returning(['id', 'user_id']),
    )
    .selectFrom('made')
    .innerJoin('users', 'users.id', 'made.user_id')
    .select(['made.id', 'users.language'])
    .executeTakeFirstOrThrow();
  await noteOrigin(place, user.id, { device, ip: '127.0.0.1' });
  const signature = createHmac('sha256', config.appKey).update(token).digest('base64');
  return new Map([
    [cookieName(config, SESSION_COOKIE), `${token}.${signature}`],
    [cookieName(config, 'XSRF-TOKEN'), sign(newToken(), config.appKey, `csrf:${id}`)],
    [cookieName(config, 'device'), device],
    ['lang', language],
  ]);
}

/** A bearer token of the browser with this cookie, as POST /tokens/create makes it; null where that would refuse. */
export async function openDeviceSession({ database, now }: Place, cookie: string): Promise<string | null> {
  const token = newToken();
  const made = await database
    .insertInto('sessions')
    .columns(['user_id', 'kind', 'token', 'expires_at', 'device_name', 'user_agent', 'parent_session_id'])
    .expression((from) =>
      from
        .selectFrom('sessions as browser')
        .innerJoin('users', 'users.id', 'browser.user_id')
        .select(({ val }) => [
          'browser.user_id',
          val('api').as('kind'),
          val(hashToken(token)).as('token'),
          val(expiresAfter(now)).as('expires_at'),
          val('test').as('device_name'),
          val('lightMyRequest').as('user_agent'),
          'browser.id',
        ])
        .where('browser.token', '=', hashToken(cookie.slice(0, cookie.indexOf('.'))))
        .where('users.status', '=', 'active'),
    )
    .returning('id')
    .executeTakeFirst();
  return made ? token : null;
}
