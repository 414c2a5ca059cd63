import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import { sign, unsign } from '../http/cookies.ts';
import { giveCookie, readCookie, readFormerCookie } from '../http/own-cookies.ts';
import type { Config } from '../config/config.ts';

const COOKIE = 'XSRF-TOKEN';
const HEADER = 'x-xsrf-token';

/** A signed double-submit token, bound to its session, so that it cannot be planted in another one. */
const purpose = (sessionId: number | null) => `csrf:${sessionId ?? 'visitor'}`;

/** Gives the browser a token unless it holds a good one. */
export function giveCsrfToken(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  sessionId: number | null,
): string {
  const cached = readCookie(request, config, COOKIE);
  if (cached !== undefined && isGood(cached, config, sessionId)) return cached;
  const token =
    formerToken(request, config, sessionId) ??
    sign(randomBytes(18).toString('base64url'), config.appKey, purpose(sessionId));
  giveCookie(reply, config, COOKIE, { value: token, isReadByScripts: true });
  return token;
}

const isGood = (token: string | undefined, { appKey }: Config, sessionId: number | null): boolean =>
  unsign(token, appKey, purpose(sessionId)) !== null;

/** Pages of an earlier release repeat the token of its cookie; one of a session cannot be planted. */
function formerToken(request: FastifyRequest, config: Config, sessionId: number | null): string | undefined {
  const token = readFormerCookie(request, config, COOKIE);
  return sessionId !== null && isGood(token, config, sessionId) ? token : undefined;
}

const fieldPurpose = (token: string) => `csrf-field:${token}`;

/**
 * The token for a form's hidden field: a new one each time, so that compression does not reveal it (BREACH).
 */
export function formTokenFor(token: string, config: Config): string {
  return sign(randomBytes(12).toString('base64url'), config.appKey, fieldPurpose(token));
}

/**
 * Refuses a write whose header does not repeat the cookie and whose field was not made for it. A page's form
 * gets 419; a call gets 401, because its session without the token is no credential.
 */
export function checkCsrfToken(
  request: FastifyRequest,
  config: Config,
  sessionId: number | null,
  { field, status = 419 }: { field?: string | undefined; status?: 401 | 419 } = {},
): void {
  const header = request.headers[HEADER];
  const cookie = readCookie(request, config, COOKIE) ?? formerToken(request, config, sessionId);
  const inHeader = typeof header === 'string' && header === cookie;
  const inField = cookie !== undefined && unsign(field, config.appKey, fieldPurpose(cookie)) !== null;
  if (!(inHeader || inField) || !isGood(cookie, config, sessionId)) {
    throw new Refusal(status, 'csrf', 'errors.csrf');
  }
}
