import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BROTLI_WINDOW_BITS, chooseEncoding } from '../http/compress.ts';
import { hasFlash } from '../forms/flash.ts';
import { isInertia } from './inertia.ts';
import type { CachedAnswer } from './page-cache.ts';
import type { ReadAddress } from './read-address.ts';
import { PAGE_LIFETIME_MS } from './page-cache.ts';
import { hasCookie } from '../http/own-cookies.ts';
import { chooseLanguage } from '../http/request-context.ts';
import type { Services } from '../services.ts';
import { SESSION_COOKIE } from '../http/session-cookie.ts';
import { VISITOR_COOKIE } from '../http/visitor-cookie.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Level 11 takes half a second for the translations: worth it only where the answer is kept until an edit. */
const brotli = (untilDropped: boolean) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: untilDropped ? 11 : 5,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
  },
});
const GZIP = { level: 6 };

/** The place of an unfinished answer: its key and address, its tags, and the cache's state before it was read. */
export type CacheEntryKey = PlaceKey & { tags: readonly string[]; generation: number; untilDropped: boolean };
export type PlaceKey = { key: string; address: string };

/**
 * Only a visitor's plain HTML is shared: without a session, and without text carried over a redirect. null:
 * this one is not shared. The language belongs to the key, because not every address names one.
 */
export function pageKey(
  request: FastifyRequest,
  { config }: Services,
  readAddress: ReadAddress,
): PlaceKey | null {
  const isShared =
    config.pageCache &&
    !isInertia(request) &&
    !hasCookie(request, config, SESSION_COOKIE) &&
    !hasCookie(request, config, VISITOR_COOKIE) &&
    !hasFlash(request, config);
  return isShared ? keyOf(request, readAddress) : null;
}

/** A call has one address for both languages, and no user without a token. */
export function callKey(
  request: FastifyRequest,
  { config }: Services,
  readAddress: ReadAddress,
): PlaceKey | null {
  if (!config.pageCache || request.headers.authorization !== undefined) return null;
  return keyOf(request, readAddress);
}

function keyOf(request: FastifyRequest, readAddress: ReadAddress): PlaceKey {
  const address = readAddress(request);
  return { key: `${chooseLanguage(request, null)} ${address}`, address };
}

export function placeOf(
  key: PlaceKey | null,
  tags: string[] | undefined,
  generation: number,
  untilDropped = false,
): CacheEntryKey | null {
  return key === null || tags === undefined ? null : { ...key, tags, generation, untilDropped };
}

/** Answers from the cache with the smallest form the client takes. */
export function sendCached(
  { headers, plain, packed }: CachedAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'] ?? '');
  if (headers['etag'] !== undefined && clientHas(request, headers['etag']))
    return reply.code(304).headers(headers).send();
  reply.code(200).headers(headers);
  if (packed === null) return reply.send(plain);
  if (encoding === 'br') return reply.header('content-encoding', 'br').send(packed.brotli);
  if (encoding === 'gzip') return reply.header('content-encoding', 'gzip').send(packed.gzip);
  return reply.send(gunzipSync(packed.gzip));
}

/** The client names this version as one that it still has. */
export function clientHas(request: FastifyRequest, etag: string): boolean {
  const named = (request.headers['if-none-match'] ?? '').split(',');
  return named.some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/**
 * Caches an answer for the next visitor, until `freshUntil` at most. Its compressed forms follow, and then
 * replace it.
 */
export function keepAnswer(
  { key, tags, generation, untilDropped }: CacheEntryKey,
  body: Buffer,
  headers: Readonly<Record<string, string>>,
  services: Services,
  freshUntil: Date | null = null,
): void {
  const lifetimeEnd = untilDropped ? Infinity : services.clock().getTime() + PAGE_LIFETIME_MS;
  const expiresAt = Math.min(lifetimeEnd, freshUntil?.getTime() ?? Infinity);
  const answer: CachedAnswer = { headers, plain: body, packed: null, tags, expiresAt };
  services.pageCache.put(key, answer, generation);
  void pack(answer, body, untilDropped).catch((error: unknown) =>
    services.log.warn({ err: error }, 'held answer not compressed'),
  );
}

async function pack(answer: CachedAnswer, body: Buffer, untilDropped: boolean): Promise<void> {
  const [asBrotli, asGzip] = await Promise.all([toBrotli(body, brotli(untilDropped)), toGzip(body, GZIP)]);
  answer.packed = { brotli: alone(asBrotli), gzip: alone(asGzip) };
  answer.plain = null;
}

/** zlib answers with the beginning of a larger buffer, which would stay in memory as a whole. */
function alone(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
