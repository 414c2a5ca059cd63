import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ROUTES } from '../../common/routes/route-table.ts';
import { versionOf, type StreetTiles } from './street-tiles.ts';

const PATH = ROUTES['maps.streets'].path;
/** A tile has a hundredth of this; who asks for more gets so much of it. */
const MOST_BYTES = 4 * 1024 * 1024;
/** The address has the version of the file. A proxy that compresses a part of a file breaks it. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable, no-transform';

export const tilesToDraw = ({ version, schema, layers }: StreetTiles) => ({
  address: `${PATH}?v=${version}`,
  schema,
  layers,
});

/** Answers parts of the operator's street map, which may be of any size. Nobody gets all of it at once. */
export function serveStreetTiles(app: FastifyInstance, tiles: StreetTiles | null): void {
  app.get(PATH, async (request, reply) =>
    tiles !== null && (await isUnchanged(tiles)) ? answer(tiles, request, reply) : reply.callNotFound(),
  );
}

/** Browsers have parts of the file that the server started with; those of another one do not fit them. */
const isUnchanged = async ({ path, version }: StreetTiles): Promise<boolean> =>
  stat(path).then(
    (now) => versionOf(now) === version,
    () => false,
  );

function answer(
  { path, size, version }: StreetTiles,
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const tag = `"${version}"`;
  reply.header('etag', tag).header('accept-ranges', 'bytes').header('cache-control', CACHE_CONTROL);
  if (isNamed(headers['if-none-match'], tag)) return reply.status(304).send();
  reply.type('application/vnd.pmtiles');
  // Without a body of its own, Fastify would say that there is nothing.
  if (method === 'HEAD') return reply.header('content-length', size).send(Readable.from([]));
  const part = (headers['if-range'] ?? tag) === tag ? partOf(headers.range, size) : null;
  if (part === null || part === 'beyond') {
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    if (part === 'beyond') return reply.status(416).header('content-range', `bytes */${size}`).send();
    return reply.status(400).send('Ask for a part of this file, such as Range: bytes=0-16383.\n');
  }
  return reply
    .status(206)
    .header('content-range', `bytes ${part.start}-${part.end}/${size}`)
    .header('content-length', part.end - part.start + 1)
    .send(createReadStream(path, part));
}

const isNamed = (header: string | undefined, tag: string): boolean =>
  header === '*' || (header ?? '').split(/\s*,\s*/).some((one) => one.replace(/^W\//, '') === tag);

/** The one part that a header asks for; null for none, several, or what is no range. */
function partOf(header: string | undefined, size: number): { start: number; end: number } | 'beyond' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  if (start >= size) return 'beyond';
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return { start, end: Math.min(end, start + MOST_BYTES - 1) };
}
