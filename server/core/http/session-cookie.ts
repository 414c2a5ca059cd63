import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { giveCookie, takeCookie } from './own-cookies.ts';

/** The cookie that holds a browser's session; over https it has a prefix. */
export const SESSION_COOKIE = 'plumbline.session_token';
/** However much it is used. */
export const SESSION_DAYS = 30;
/** Without use: whoever finds a phone or a laptop later is logged out. */
export const SESSION_IDLE_DAYS = 14;
export const ADMIN_SESSION_IDLE_DAYS = 2;
const SESSION_SECONDS = SESSION_DAYS * 86_400;

/** Accepted sessions of an earlier release, whose cookie has no prefix yet. */
const former = new WeakMap<FastifyRequest, string>();

export const acceptFormerCookie = (request: FastifyRequest, value: string): void =>
  void former.set(request, value);

export function giveSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  value: string,
): void {
  takeSessionCookie(request, reply, config);
  giveCookie(reply, config, SESSION_COOKIE, { value, maxAge: SESSION_SECONDS });
}

export function takeSessionCookie(request: FastifyRequest, reply: FastifyReply, config: Config): void {
  former.delete(request);
  takeCookie(reply, config, SESSION_COOKIE);
}

/** Gives an accepted session its present name, so that no user is logged out by the new release. */
export function renameSessionCookie(request: FastifyRequest, reply: FastifyReply, config: Config): void {
  const value = former.get(request);
  if (value !== undefined) giveSessionCookie(request, reply, config, value);
}
