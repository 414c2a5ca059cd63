import type { FastifyInstance } from 'fastify';
import { ROUTES, SPANISH_PREFIX, type Route } from '../../../common/routes/route-table.ts';

type PagePattern = { pieces: readonly string[]; translated: boolean };

/** Calls are made by programs, at the address they were given. */
const FOR_PROGRAMS = /^\/(api|apps?)\//;
/** Parts of an address that are written in lower case. */
const SLUGS = new Set(['{slug}', '{trade}', '{region}', '{city}']);
/** Anything else is the slug of no contractor, so no page is there to lead to. */
const SLUG = /^[\w-]+$/;
/** A path that the router has found and that matches none of this is written as it should be. */
const MAY_BE_ANOTHER_FORM = /[A-Z%]|\/\/|.\/$|\?$/;

const isParameter = (piece: string) => piece.startsWith('{');
const parametersOf = ({ pieces }: PagePattern) => pieces.filter(isParameter).length;

/** Every page, the ones with the fewest parameters first: `/postings/new` is no `/postings/{id}`. */
const PAGES: readonly PagePattern[] = Object.values<Route>(ROUTES)
  .filter(({ method, path }) => method === 'GET' && !FOR_PROGRAMS.test(path))
  .map(({ path, translated = false }) => ({ pieces: partsOf(path), translated }))
  .toSorted((one, other) => parametersOf(one) - parametersOf(other));

/** Answers every other form of a page's address with 301 to its one address, before anything is read or drawn. */
export function redirectToOneAddress(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, url, is404 } = request;
    if (method !== 'GET' && method !== 'HEAD') return done();
    if (!is404 && !MAY_BE_ANOTHER_FORM.test(url.replace(/\?.+$/s, ''))) return done();
    const address = canonicalAddress(url);
    if (address === null || address === url) return done();
    void reply.code(301).header('location', address).send();
  });
}

/**
 * The canonical address of a URL's page, with its query. It is decoded, without trailing or doubled slashes,
 * and with path words and slugs in lower case. Null when there is no such page.
 */
export function canonicalAddress(url: string): string | null {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? [];
  const given = partsOf(path).map((part) => decodeURIComponent(part));
  const isSpanish = `/${given[0]?.toLowerCase()}` === SPANISH_PREFIX;
  const wanted = isSpanish ? given.slice(1) : given;
  const page = PAGES.find((one) => (one.translated || !isSpanish) && matches(one, wanted));
  const parts = page && wanted.map((part, index) => spell(part, page.pieces[index] ?? ''));
  if (!parts || parts.includes(null)) return null;
  const address = (isSpanish ? SPANISH_PREFIX : '') + parts.map((part) => `/${part}`).join('');
  return (address || '/') + (query === '?' ? '' : query);
}

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function matches({ pieces }: PagePattern, given: readonly string[]): boolean {
  if (given.length > pieces.length) return false;
  return pieces.every((piece, index) => {
    const part = given[index];
    if (part === undefined) return piece.endsWith('?}');
    return isParameter(piece) || part.toLowerCase() === piece.toLowerCase();
  });
}

/** One part of a path as its address has it; null where it belongs to no address. */
function spell(part: string, piece: string): string | null {
  if (!isParameter(piece)) return piece;
  if (part === '.' || part === '..') return null;
  if (!SLUGS.has(piece)) return encodeURIComponent(part);
  return SLUG.test(part) ? part.toLowerCase() : null;
}
