import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasFlash } from './flash.ts';
import { contentSecurityPolicy, isInertia } from './inertia.ts';
import type { CachedPage } from './page-cache.ts';
import { PAGE_LIFETIME_MS } from './page-cache.ts';
import type { Services } from './services.ts';
import { SESSION_COOKIE } from './session-cookie.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

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
  if (page.brotli && accepts.includes('br')) return reply.header('content-encoding', 'br').send(page.brotli);
  if (page.gzip && accepts.includes('gzip')) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.html);
}

/** Keeps a page for the next visitor; its compressed forms follow when they are ready. */
export function keepPage(
  url: string,
  document: string,
  tags: readonly string[],
  generation: number,
  services: Services,
): void {
  const html = Buffer.from(document);
  const page: CachedPage = {
    status: 200,
    html,
    brotli: null,
    gzip: null,
    tags,
    expiresAt: services.clock().getTime() + PAGE_LIFETIME_MS,
  };
  services.pageCache.put(url, page, generation);
  void compress(page).catch((error: unknown) => services.log.warn({ err: error }, 'page not compressed'));
}

async function compress(page: CachedPage): Promise<void> {
  page.gzip = await toGzip(page.html, { level: 6 });
  page.brotli = await toBrotli(page.html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
