import { createHmac, randomBytes } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../core/config/config.ts';
import type { ReadContext } from '../core/context.ts';
import { giveCookie, readCookie } from '../core/http/own-cookies.ts';
import { networkOf } from '../core/limits/network.ts';
import type { Queryable } from '../database/client.ts';

const DEVICE_COOKIE = 'device';
const DEVICE_COOKIE_S = 365 * 86_400;
/** The days that an origin is stored. */
export const ORIGINS_KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

/** A user's origin: the browser, by a random number in its cookie, and the network address. */
export type Origin = { device: string | null; ip: string };

/** The browser's number, or null where it has none. */
export function deviceOf(request: FastifyRequest, config: Config): string | null {
  const device = readCookie(request, config, DEVICE_COOKIE);
  return device && /^[\w-]{22}$/.test(device) ? device : null;
}

/** The same, given to a browser that has none. */
export function giveDevice(request: FastifyRequest, reply: FastifyReply, config: Config): string {
  const device = deviceOf(request, config) ?? randomBytes(16).toString('base64url');
  giveCookie(reply, config, DEVICE_COOKIE, { value: device, maxAge: DEVICE_COOKIE_S });
  return device;
}

/**
 * Records a user's origin for 90 days as keyed hashes. They show that two accounts share a place, without
 * revealing it. Addresses of private networks are ignored, because many networks share them.
 */
export async function noteOrigin(
  { database, config, now }: Pick<ReadContext, 'database' | 'config' | 'now'>,
  userId: number,
  { device, ip }: Origin,
): Promise<void> {
  const values = fingerprintsOf(config, { device, ip });
  if (values.length === 0) return;
  await database
    .insertInto('account_origins')
    .values(values.map((value) => ({ ...value, user_id: userId, seen_at: now })))
    .onConflict((other) => other.columns(['user_id', 'kind', 'fingerprint']).doUpdateSet({ seen_at: now }))
    .execute();
}

/** Whether the user with this email address has come from this device or network before, within 90 days. */
export async function isFamiliar(
  { database, config, now }: Pick<ReadContext, 'database' | 'config' | 'now'>,
  email: string,
  origin: Origin,
): Promise<boolean> {
  const known = fingerprintsOf(config, origin).map(({ fingerprint }) => fingerprint);
  if (known.length === 0) return false;
  const row = await database
    .selectFrom('account_origins as origin')
    .innerJoin('users as user', 'user.id', 'origin.user_id')
    .select('origin.user_id')
    .where('user.email', '=', email)
    .where('origin.fingerprint', 'in', known)
    .where('origin.seen_at', '>', new Date(now.getTime() - ORIGINS_KEPT_DAYS * DAY_MS))
    .executeTakeFirst();
  return row !== undefined;
}

function fingerprintsOf(config: Config, { device, ip }: Origin): { kind: string; fingerprint: string }[] {
  const network = networkOf(ip);
  return [
    ...(device === null ? [] : [{ kind: 'device', fingerprint: fingerprint(config, `device:${device}`) }]),
    ...(isPublicAddress(ip)
      ? [{ kind: 'address', fingerprint: fingerprint(config, `address:${network}`) }]
      : []),
  ];
}

/** Whether two users came from one device or one network address within the last 90 days. */
export async function shareOrigin(
  { database, now }: Pick<ReadContext, 'database' | 'now'>,
  oneUserId: number,
  otherUserId: number,
): Promise<boolean> {
  const since = new Date(now.getTime() - ORIGINS_KEPT_DAYS * DAY_MS);
  const row = await database
    .selectFrom('account_origins as one')
    .innerJoin('account_origins as other', (join) =>
      join.onRef('other.kind', '=', 'one.kind').onRef('other.fingerprint', '=', 'one.fingerprint'),
    )
    .select('one.user_id')
    .where('one.user_id', '=', oneUserId)
    .where('other.user_id', '=', otherUserId)
    .where('one.seen_at', '>', since)
    .where('other.seen_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes origins that are past their time. */
export async function forgetOldOrigins(database: Queryable, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - ORIGINS_KEPT_DAYS * DAY_MS);
  await database.deleteFrom('account_origins').where('seen_at', '<', oldest).execute();
}

function fingerprint({ appKey }: Config, value: string): string {
  return createHmac('sha256', `origin:${appKey}`).update(value).digest('base64url');
}

const PRIVATE = new BlockList();
PRIVATE.addSubnet('0.0.0.0', 8);
PRIVATE.addSubnet('10.0.0.0', 8);
PRIVATE.addSubnet('100.64.0.0', 10);
PRIVATE.addSubnet('127.0.0.0', 8);
PRIVATE.addSubnet('169.254.0.0', 16);
PRIVATE.addSubnet('172.16.0.0', 12);
PRIVATE.addSubnet('192.168.0.0', 16);
PRIVATE.addAddress('::1', 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');

function isPublicAddress(ip: string): boolean {
  const plain = ip.replace(/^::ffff:/i, '');
  const version = isIP(plain);
  return version !== 0 && !PRIVATE.check(plain, version === 6 ? 'ipv6' : 'ipv4');
}
