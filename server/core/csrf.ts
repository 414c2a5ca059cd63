import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './errors.ts';
import { sign, unsign } from './cookies.ts';
import type { Config } from './config.ts';

const COOKIE = 'XSRF-TOKEN';
const HEADER = 'x-xsrf-token';

/** A signed double-submit token, bound to the session it was given to, so that a token cannot be planted for another. */
const purpose = (sessionId: number | null) => `csrf:${sessionId ?? 'visitor'}`;

/** Gives the browser a token unless it holds a good one. */
export function giveCsrfToken(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  sessionId: number | null,
): void {
  if (unsign(request.cookies[COOKIE], config.appKey, purpose(sessionId)) !== null) return;
  const token = sign(randomBytes(18).toString('base64url'), config.appKey, purpose(sessionId));
  reply.setCookie(COOKIE, token, {
    path: '/',
    sameSite: 'lax',
    secure: config.appUrl.startsWith('https:'),
    httpOnly: false,
  });
}

/**
 * Refuses a write whose header does not repeat the cookie, or that comes from another site: with 419 a page's form, with 401 a
 * call, for which a session without its token is no credential.
 */
export function checkCsrfToken(
  request: FastifyRequest,
  config: Config,
  sessionId: number | null,
  status: 401 | 419 = 419,
): void {
  const header = request.headers[HEADER];
  const cookie = request.cookies[COOKIE];
  const sameToken = typeof header === 'string' && header === cookie;
  if (!sameToken || unsign(cookie, config.appKey, purpose(sessionId)) === null) {
    throw new Refusal(status, 'csrf', 'errors.csrf');
  }
}
