import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BROTLI_WINDOW_BITS } from './compress.ts';
import { hasFlash } from './flash.ts';
import { contentSecurityPolicy, isInertia } from './inertia.ts';
import type { CachedPage } from './page-cache.ts';
import { PAGE_LIFETIME_MS } from './page-cache.ts';
import type { Services } from './services.ts';
import { SESSION_COOKIE } from './session-cookie.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS },
};
const GZIP = { level: 6 };

/** Only a visitor's plain HTML is shared: nobody signed in, nothing carried over a redirect. */
export function isShareable(request: FastifyRequest, services: Services): boolean {
  return (
    services.config.pageCache &&
    !isInertia(request) &&
    request.cookies[SESSION_COOKIE] === undefined &&
    !hasFlash(request)
  );
}

export function cachedPage(request: FastifyRequest, services: Services): CachedPage | null {
  return isShareable(request, services) ? services.pageCache.get(request.url) : null;
}

/** Answers from the cache with the smallest form the browser takes. */
export function sendCachedPage(
  page: CachedPage,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): FastifyReply {
  const accepts = request.headers['accept-encoding'] ?? '';
  reply
    .code(page.status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'X-Inertia, Accept-Encoding, Cookie')
    .header(
      'content-security-policy',
      contentSecurityPolicy(null, services.config.environment === 'development'),
    );
  const { plain, packed } = page;
  if (packed === null) return reply.send(plain);
  if (accepts.includes('br')) return reply.header('content-encoding', 'br').send(packed.brotli);
  if (accepts.includes('gzip')) return reply.header('content-encoding', 'gzip').send(packed.gzip);
  return reply.send(gunzipSync(packed.gzip));
}

/** Keeps a page for the next visitor. Its compressed forms follow, and then take its place. */
export function keepPage(
  url: string,
  html: Buffer,
  tags: readonly string[],
  generation: number,
  services: Services,
): void {
  const expiresAt = services.clock().getTime() + PAGE_LIFETIME_MS;
  const page: CachedPage = { status: 200, plain: html, packed: null, tags, expiresAt };
  services.pageCache.put(url, page, generation);
  void pack(page, html).catch((error: unknown) => services.log.warn({ err: error }, 'page not compressed'));
}

async function pack(page: CachedPage, html: Buffer): Promise<void> {
  const [brotli, gzip] = await Promise.all([toBrotli(html, BROTLI), toGzip(html, GZIP)]);
  page.packed = { brotli, gzip };
  page.plain = null;
}
