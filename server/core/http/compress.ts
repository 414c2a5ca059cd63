import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Below this a compressed answer fills as many packets as a plain one. */
const SMALLEST_BYTES = 1_024;
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg)/;
/**
 * Takes a third of the work of the first level for a twentieth more bytes. Shared pages are compressed more
 * (docs/performance.md).
 */
const BROTLI_QUALITY = 0;
/** As much as a page; a larger window would only take memory. */
export const BROTLI_WINDOW_BITS = 18;
const GZIP_LEVEL = 4;

/**
 * Compresses a handler's text answers as the browser accepts. It runs in the main thread: it is faster than
 * drawing the page and cheaper than a transfer. Files are compressed by the build.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const type = String(reply.getHeader('content-type') ?? '');
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isWhole || !COMPRESSIBLE.test(type) || reply.hasHeader('content-encoding'))
      return done(null, payload);
    const vary = String(reply.getHeader('vary') ?? '');
    if (!vary.includes('Accept-Encoding'))
      reply.header('vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
    const text = Buffer.isBuffer(payload) ? payload : Buffer.from(payload);
    const encoding =
      text.length < SMALLEST_BYTES ? null : chooseEncoding(request.headers['accept-encoding'] ?? '');
    if (encoding === null) return done(null, text);
    const compressed = COMPRESS[encoding](text);
    reply.header('content-encoding', encoding).header('content-length', compressed.length);
    done(null, compressed);
  });
}

type Encoding = 'br' | 'gzip';

const COMPRESS: Readonly<Record<Encoding, (text: Buffer) => Buffer>> = {
  br: (text) =>
    brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text) => gzipSync(text, { level: GZIP_LEVEL }),
};

/** The smallest form that a client says it takes. */
export function chooseEncoding(accepted: string): Encoding | null {
  if (takes(accepted, 'br')) return 'br';
  return takes(accepted, 'gzip') ? 'gzip' : null;
}

/** Named, and not with a weight of nought. */
function takes(accepted: string, encoding: Encoding): boolean {
  return accepted.split(',').some((part) => {
    const [name, weight] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q\s*=\s*/);
    return name === encoding && (weight === undefined || Number(weight) > 0);
  });
}
