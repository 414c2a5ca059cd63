import type { FastifyRequest } from 'fastify';
import type { Config } from '../core/config/config.ts';

const ANYWHERE = 'http://own.invalid';

/**
 * The path to go to afterwards, if it is one of our own pages; otherwise `fallback`. Any spelling of another
 * site is refused.
 */
export function ownPath(next: string | undefined, fallback: string): string {
  if (next === undefined || !next.startsWith('/') || !URL.canParse(next, ANYWHERE)) return fallback;
  const url = new URL(next, ANYWHERE);
  const path = url.pathname + url.search + url.hash;
  // `//host` and `/\host` are other sites; after parsing, so is a path that begins with two slashes.
  return url.origin === ANYWHERE && !path.startsWith('//') ? path : fallback;
}

/** The page of ours that sent a form, by the browser's header: the place to return to. */
export function refererPath(request: FastifyRequest, config: Config): string | undefined {
  const { referer } = request.headers;
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const url = new URL(referer);
  const ours = url.host === request.host || url.origin === new URL(config.appUrl).origin;
  return ours ? url.pathname + url.search : undefined;
}
