import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { giveCsrfToken } from '../../core/forms/csrf.ts';
import { InactiveAccount, unauthenticated } from '../../core/errors.ts';
import { cookieName, readCookie, readFormerCookie } from '../../core/http/own-cookies.ts';
import { giveSessionCookie, SESSION_COOKIE, takeSessionCookie } from '../../core/http/session-cookie.ts';
import { noteSecurity } from '../../core/security-log.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/client.ts';
import { isActiveAccount } from '../../conditions/live-accounts.ts';
import type { Accounts } from '../accounts.ts';
import { endExpired, shortenForAdministrator } from './idle-time.ts';
import { hashToken } from './tokens-at-rest.ts';

const USER_AGENT_MAX_LENGTH = 300;
/** PostgreSQL's code for a reference to a missing row. */
const FOREIGN_KEY_VIOLATION = '23503';
/** A browser keeps one token; two of its tabs may have made one each at the same moment. */
const TOKENS_OF_BROWSER = 3;
/** More devices than users have. */
const TOKENS_OF_DEVICES = 50;

export type NewSession = {
  userId: number;
  userAgent: string | undefined;
};
export type StartedSession = { id: number; userId: number; token: string };

/** Opens a browser's session; the token goes into its cookie and is nowhere else. */
export function startSession(accounts: Accounts, session: NewSession): Promise<StartedSession> {
  return create(accounts, session, { kind: 'web' });
}

export type Device = { name: string; parentSessionId: number | null };

/**
 * Opens a device's session for /api; it ends with the browser session that made it, if any. Throws
 * InactiveAccount where the account was deactivated meanwhile: that ends all sessions, including this one.
 * Throws 401 where the browser's session ended meanwhile.
 */
export async function startDeviceSession(
  accounts: Accounts,
  session: NewSession,
  device: Device,
): Promise<StartedSession> {
  const started = await create(accounts, session, {
    kind: 'api',
    deviceName: device.name,
    parentSessionId: device.parentSessionId,
  }).catch((error: unknown) => {
    if ((error as { code?: string }).code === FOREIGN_KEY_VIOLATION) return null;
    throw error;
  });
  if (await isActive(accounts.database, session.userId)) {
    if (started === null) throw unauthenticated();
    await endOldest(accounts.database, session.userId, device);
    return started;
  }
  if (started) await endSession(accounts.database, started.token);
  throw new InactiveAccount();
}

/** Limits the tokens of a browser that asks repeatedly, and of a program that asks with a password. */
async function endOldest(database: Queryable, userId: number, { parentSessionId }: Device): Promise<void> {
  const sameKind = database
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'api')
    .where('parent_session_id', parentSessionId === null ? 'is' : '=', parentSessionId);
  await database
    .deleteFrom('sessions')
    .where(
      'id',
      'in',
      sameKind.orderBy('id', 'desc').offset(parentSessionId ? TOKENS_OF_BROWSER : TOKENS_OF_DEVICES),
    )
    .execute();
}

/** Waits for a running change of the account (`for share`), so that its answer stays true. */
async function isActive(database: Queryable, userId: number): Promise<boolean> {
  const user = await database
    .selectFrom('users')
    .select(isActiveAccount('users').as('isActive'))
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirst();
  return user?.isActive === true;
}

async function create(
  accounts: Accounts,
  { userId, userAgent }: NewSession,
  fields: Record<string, unknown>,
): Promise<StartedSession> {
  await endExpired(accounts.database, userId, accounts.clock());
  const { internalAdapter } = await accounts.auth.$context;
  const made = await internalAdapter.createSession(String(userId), false, {
    userAgent: userAgent?.slice(0, USER_AGENT_MAX_LENGTH) ?? '',
    ...fields,
  });
  const started = { id: Number(made.id), userId, token: made.token };
  await shortenForAdministrator(accounts.database, started.id);
  return started;
}

/** The session behind a token that Better Auth has just made. */
export async function sessionByToken(database: Queryable, token: string): Promise<StartedSession> {
  const { id, user_id: userId } = await database
    .selectFrom('sessions')
    .select(['id', 'user_id'])
    .where('token', '=', hashToken(token))
    .executeTakeFirstOrThrow();
  await shortenForAdministrator(database, id);
  return { id, userId, token };
}

/**
 * Ends every session of a user, in browsers and on devices: after a reset, and when an account is
 * deactivated.
 */
export async function endSessionsOf(database: Queryable, userId: number): Promise<void> {
  await database.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Ends every session of a user but that of `viewer`, where it is the same user, and what was made from it. */
export async function endSessionsBut(database: Queryable, userId: number, viewer: Viewer): Promise<void> {
  if (viewer?.userId !== userId) return endSessionsOf(database, userId);
  await database
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '<>', viewer.sessionId)
    .where('parent_session_id', 'is distinct from', viewer.sessionId)
    .execute();
}

/** Ends the session behind a token; a browser's takes the devices made from it along. Gives whose it was, if it was one. */
export async function endSession(database: Queryable, token: string): Promise<number | null> {
  const ended = await database
    .deleteFrom('sessions')
    .where('token', '=', hashToken(token))
    .returning('user_id')
    .executeTakeFirst();
  return ended?.user_id ?? null;
}

/** Gives the browser a session: its cookie, in Better Auth's form, and the matching form token. */
export function enterSession(
  request: FastifyRequest,
  reply: FastifyReply,
  accounts: Accounts,
  session: StartedSession,
): void {
  const { config } = accounts;
  giveSessionCookie(request, reply, config, cookieValue(session.token, accounts));
  giveCsrfToken(request, reply, config, session.id);
  const { userId, id: sessionId } = session;
  noteSecurity({ log: request.log, ip: request.ip, config }, 'session.started', { userId, sessionId });
}

export function leaveSession(request: FastifyRequest, reply: FastifyReply, accounts: Accounts): void {
  const { config } = accounts;
  takeSessionCookie(request, reply, config);
  giveCsrfToken(request, reply, config, null);
  noteSecurity({ log: request.log, ip: request.ip, config }, 'session.ended');
}

const cookieValue = (token: string, accounts: Accounts): string => `${token}.${signature(token, accounts)}`;
/** The session of a request as Better Auth reads it from a cookie header; empty where there is none. */
export function sessionHeader(request: FastifyRequest, accounts: Accounts): string {
  const token = sessionTokenOf(request, accounts);
  if (token === null) return '';
  return `${cookieName(accounts.config, SESSION_COOKIE)}=${encodeURIComponent(cookieValue(token, accounts))}`;
}

/** The token in a request's cookie; null where there is none or the signature is not ours. Asks no database. */
export function sessionTokenOf(request: FastifyRequest, accounts: Accounts): string | null {
  const cookie =
    readCookie(request, accounts.config, SESSION_COOKIE) ?? formerSessionCookie(request, accounts);
  const dot = cookie?.lastIndexOf('.') ?? -1;
  if (!cookie || dot < 1) return null;
  const token = cookie.slice(0, dot);
  const given = Buffer.from(cookie.slice(dot + 1));
  const expected = Buffer.from(signature(token, accounts));
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

/** The session's cookie of an earlier release: `viewer.ts` says which sessions are accepted with it. */
export const formerSessionCookie = (request: FastifyRequest, { config }: Accounts): string | undefined =>
  readFormerCookie(request, config, SESSION_COOKIE);

/** The token in `Authorization: Bearer …`. */
export function bearerTokenOf(request: FastifyRequest): string | null {
  return /^Bearer ([\w-]{16,128})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

function signature(token: string, { config }: Accounts): string {
  return createHmac('sha256', config.appKey).update(token).digest('base64');
}
