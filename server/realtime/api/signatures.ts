import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export type AppKeys = { appKey: string; appSecret: string };

/** Pusher's signatures: HMAC-SHA256 in hexadecimal, after the key where a client carries them. */
const sign = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

/** The signature that lets one connection subscribe to one channel, for a presence channel as one member. */
export function channelAuth(
  { appKey, appSecret }: AppKeys,
  socketId: string,
  channel: string,
  channelData?: string,
): string {
  const text = [socketId, channel, ...(channelData === undefined ? [] : [channelData])].join(':');
  return `${appKey}:${sign(appSecret, text)}`;
}

/** The signature that names the user behind one connection. */
export function userAuth({ appKey, appSecret }: AppKeys, socketId: string, userData: string): string {
  return `${appKey}:${sign(appSecret, `${socketId}::user::${userData}`)}`;
}

/** The secret of one encrypted channel, made of the operator's key as Pusher's libraries do. */
export const sharedSecret = (encryptionKey: string, channel: string): string =>
  createHash('sha256')
    .update(Buffer.concat([Buffer.from(channel), Buffer.from(encryptionKey, 'base64')]))
    .digest('base64');

/** The signature that proves a webhook's sender and body. */
export const webhookSignature = (secret: string, body: string): string => sign(secret, body);

export type SignedRequest = { method: string; path: string; query: Readonly<Record<string, string>> };

/** The signature of an HTTP API call: its method, its path and its sorted query without the signature. */
export function requestSignature(secret: string, { method, path, query }: SignedRequest): string {
  const pairs = Object.keys(query)
    .filter((name) => name !== 'auth_signature')
    .toSorted()
    .map((name) => `${name.toLowerCase()}=${query[name] ?? ''}`);
  return sign(secret, [method, path, pairs.join('&')].join('\n'));
}

export const md5 = (body: Buffer): string => createHash('md5').update(body).digest('hex');

/** Compares in a time that says nothing of where the difference is. */
export function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
