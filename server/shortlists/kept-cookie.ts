import type { FastifyReply, FastifyRequest } from 'fastify';
import { SHORTLIST_MAX } from '../../common/shortlist.ts';
import type { Config } from '../core/process/config.ts';
import { sign, unsign } from '../core/http/cookies.ts';
import { VISITOR_COOKIE } from '../core/http/visitor-cookie.ts';

const PURPOSE = 'shortlist';
const HALF_A_YEAR_SECONDS = 182 * 86_400;

/** A visitor's shortlist: ids, the latest first. A forged cookie counts as none. */
export function readKept(request: FastifyRequest, config: Config): number[] {
  const value = unsign(request.cookies[VISITOR_COOKIE], config.appKey, PURPOSE);
  return value ? value.split('-').map(Number).slice(0, SHORTLIST_MAX) : [];
}

/** Writes the list into the browser; an empty one takes the cookie away, so that pages are shared again. */
export function writeKept(reply: FastifyReply, config: Config, ids: readonly number[]): void {
  if (ids.length === 0) return forgetKept(reply);
  reply.setCookie(VISITOR_COOKIE, sign(ids.join('-'), config.appKey, PURPOSE), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.appUrl.startsWith('https:'),
    maxAge: HALF_A_YEAR_SECONDS,
  });
}

export function forgetKept(reply: FastifyReply): void {
  reply.clearCookie(VISITOR_COOKIE, { path: '/' });
}
