import type { FastifyReply, FastifyRequest } from 'fastify';
import { SHORTLIST_MAX } from '../../common/search/shortlist.ts';
import type { Config } from '../core/config/config.ts';
import { sign, unsign } from '../core/http/cookies.ts';
import { giveCookie, readCookie, readFormerCookie, takeCookie } from '../core/http/own-cookies.ts';
import { VISITOR_COOKIE } from '../core/http/visitor-cookie.ts';

const PURPOSE = 'shortlist';
const HALF_A_YEAR_SECONDS = 182 * 86_400;

/** A visitor's shortlist: ids, the latest first. A forged cookie counts as none. */
export function readKept(request: FastifyRequest, config: Config): number[] {
  const cookie =
    readCookie(request, config, VISITOR_COOKIE) ?? readFormerCookie(request, config, VISITOR_COOKIE);
  const value = unsign(cookie, config.appKey, PURPOSE);
  return value ? value.split('-').map(Number).slice(0, SHORTLIST_MAX) : [];
}

/** Writes the list into the browser; an empty one takes the cookie away, so that pages are shared again. */
export function writeKept(reply: FastifyReply, config: Config, ids: readonly number[]): void {
  if (ids.length === 0) return forgetKept(reply, config);
  const value = sign(ids.join('-'), config.appKey, PURPOSE);
  giveCookie(reply, config, VISITOR_COOKIE, { value, maxAge: HALF_A_YEAR_SECONDS });
}

export const forgetKept = (reply: FastifyReply, config: Config): void =>
  takeCookie(reply, config, VISITOR_COOKIE);
