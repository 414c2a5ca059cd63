import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { InvalidInput, type Refusal } from './errors.ts';
import { networkOf } from './limits/network.ts';
import { hasCookie } from './http/own-cookies.ts';
import { SESSION_COOKIE } from './http/session-cookie.ts';
import type { Config } from './config/config.ts';
import { loggedPath } from './process/logger.ts';

/** Events that an investigation asks about; docs/asvs/logs.md says when each is written. */
export type SecurityEvent =
  | 'session.started'
  | 'session.ended'
  | 'token.made'
  | 'password.changed'
  | 'account.recovered'
  | 'sign_in.failed'
  | 'sign_in.throttled'
  | 'credential.unknown'
  | 'authorization.refused'
  | 'forgery.refused'
  | 'limit.reached'
  | 'input.unreadable';

const SUSPICIOUS: readonly SecurityEvent[] = ['account.recovered', 'sign_in.throttled', 'forgery.refused'];
const MARK_LENGTH = 16;
/** The words of a refused password, wherever one is asked for. */
const WRONG_PASSWORD: ReadonlySet<string> = new Set([
  'accounts.wrong_credentials',
  'accounts.wrong_password',
  'signin.code_wrong',
  'signin.passkey_failed',
]);

type Keyed = Pick<Config, 'appKey' | 'appUrl'>;
/** A context of a request has all of it. */
type Scene = { log: Pick<FastifyBaseLogger, 'info' | 'warn'>; ip: string; config: Keyed };
type Details = Readonly<Record<string, string | number>>;

/** One line of the log: who by number, from which network by a keyed hash, what. Never an address, a name or a secret. */
export function noteSecurity(
  { log, ip, config }: Scene,
  security: SecurityEvent,
  details: Details = {},
): void {
  const line = { security, ...details, network: networkMark(ip, config) };
  if (SUSPICIOUS.includes(security)) log.warn(line, 'security');
  else log.info(line, 'security');
}

/** The line of a refusal that concerns security; most refusals do not. */
export function noteRefusal(request: FastifyRequest, config: Keyed, refusal: Refusal): void {
  const event = eventOf(refusal, request, config);
  if (!event) return;
  const { code, status } = refusal;
  const { log, ip, method } = request;
  noteSecurity({ log, ip, config }, event, { code, status, method, path: loggedPath(request) });
}

function eventOf(refusal: Refusal, request: FastifyRequest, config: Keyed): SecurityEvent | null {
  const { code, status } = refusal;
  if (code === 'csrf') return 'forgery.refused';
  if (code === 'too_many_failures') return 'sign_in.throttled';
  if (code === 'bad_request') return 'input.unreadable';
  if (isWrongPassword(refusal)) return 'sign_in.failed';
  if (status === 429) return 'limit.reached';
  if (status === 401) return hasCredential(request, config) ? 'credential.unknown' : null;
  return status === 403 && code !== 'confirm_password' ? 'authorization.refused' : null;
}

const isWrongPassword = (refusal: Refusal): boolean =>
  refusal instanceof InvalidInput &&
  Object.values(refusal.fields)
    .flat()
    .some(({ key }) => WRONG_PASSWORD.has(key));

const hasCredential = (request: FastifyRequest, config: Keyed): boolean =>
  request.headers.authorization !== undefined || hasCookie(request, config, SESSION_COOKIE);

/**
 * Marks a network in the log: the same mark for one network while APP_KEY stays, and none of its address without that key.
 * A connection that is gone has no address, whatever the type of a request says.
 */
const networkMark = (ip: string | undefined, { appKey }: Keyed): string =>
  createHmac('sha256', `network of log:${appKey}`)
    .update(networkOf(ip ?? ''))
    .digest('base64url')
    .slice(0, MARK_LENGTH);
