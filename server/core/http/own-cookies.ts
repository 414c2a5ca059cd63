import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

/**
 * Over https a browser takes such a cookie from this host alone, so that no other host of the domain can plant one. Over
 * http it would take none.
 */
const HOST_PREFIX = '__Host-';

/** The language that was chosen in this browser. */
export const LANGUAGE_COOKIE = 'lang';

/** As it was chosen, under the present name or that of an earlier release. */
export const chosenLanguage = ({ cookies }: Pick<FastifyRequest, 'cookies'>): string | undefined =>
  cookies[HOST_PREFIX + LANGUAGE_COOKIE] ?? cookies[LANGUAGE_COOKIE];

type OfSite = Pick<Config, 'appUrl'>;
type Lasting = { maxAge?: number; isReadByScripts?: boolean };

const isSecure = ({ appUrl }: OfSite): boolean => appUrl.startsWith('https:');

/** The name in the browser of a cookie that only this server sets. */
export const cookieName = (config: OfSite, name: string): string =>
  isSecure(config) ? HOST_PREFIX + name : name;

export const readCookie = (request: FastifyRequest, config: OfSite, name: string): string | undefined =>
  request.cookies[cookieName(config, name)];

/** A cookie of an earlier release, without the prefix. Another host of the domain may have planted it. */
export const readFormerCookie = (request: FastifyRequest, config: OfSite, name: string): string | undefined =>
  isSecure(config) && readCookie(request, config, name) === undefined ? request.cookies[name] : undefined;

/** Whether the browser sent it under either name. */
export const hasCookie = (request: FastifyRequest, config: OfSite, name: string): boolean =>
  readCookie(request, config, name) !== undefined || request.cookies[name] !== undefined;

/** `maxAge`: seconds; without it, until the browser is closed. */
export function giveCookie(
  reply: FastifyReply,
  config: OfSite,
  name: string,
  { value, maxAge, isReadByScripts = false }: Lasting & { value: string },
): void {
  const lasting = maxAge === undefined ? {} : { maxAge };
  reply.setCookie(cookieName(config, name), value, {
    ...placeOf(config),
    httpOnly: !isReadByScripts,
    ...lasting,
  });
}

/** Takes it away under both names. */
export function takeCookie(reply: FastifyReply, config: OfSite, name: string): void {
  // A browser ignores the end of a prefixed cookie without its flags.
  for (const one of new Set([cookieName(config, name), name])) reply.clearCookie(one, placeOf(config));
}

const placeOf = (config: OfSite) => ({ path: '/', sameSite: 'lax', secure: isSecure(config) }) as const;
