import { createHmac } from 'node:crypto';
import { sign } from '../server/core/http/cookies.ts';
import { SESSION_COOKIE } from '../server/core/http/session-cookie.ts';
import { tokenOf } from './dataset/people.ts';
import { APP_KEY } from './settings.ts';

/** The headers of a browser in which user `id` has signed in, and which holds a good token for forms. */
export function signedInHeaders(id: number): Record<string, string> {
  const token = tokenOf(id);
  const signature = createHmac('sha256', APP_KEY).update(token).digest('base64');
  const csrf = sign(`bench-${id}`, APP_KEY, `csrf:${id}`);
  return {
    cookie: `${SESSION_COOKIE}=${encodeURIComponent(`${token}.${signature}`)}; XSRF-TOKEN=${csrf}`,
    'x-xsrf-token': csrf,
  };
}
