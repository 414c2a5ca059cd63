import type { FastifyRequest } from 'fastify';
import { isLanguage, type Language } from '../../../common/format/language.ts';
import { languageOfUrl } from '../../../common/format/url-language.ts';
import type { Context } from '../context.ts';
import { chosenLanguage } from './own-cookies.ts';
import { nativeFormOf } from '../forms/native-form.ts';
import type { Services } from '../services.ts';
import { isUnreachable } from '../../database/unreachable.ts';
import type { Viewer } from '../viewer.ts';

/** The context of one request: who, in which language, when. Resolves the viewer once. */
export async function makeContext(
  request: FastifyRequest,
  services: Services,
  by: 'session' | 'bearer',
  openWithoutDatabase = false,
): Promise<Context> {
  const viewer = await services.resolveViewer(request, by).catch((error: unknown) => {
    if (openWithoutDatabase && isUnreachable(error)) return null;
    throw error;
  });
  // The line that is written once the answer has gone out says who asked, too.
  if (viewer) request.log = request.log.child({ userId: viewer.userId });
  const language = chooseLanguage(request, viewer);
  return {
    database: services.database,
    viewer,
    language,
    t: services.texts.t(language),
    now: services.clock(),
    ip: request.ip,
    requestId: request.id,
    log: viewer
      ? services.log.child({ requestId: request.id, userId: viewer.userId })
      : services.log.child({ requestId: request.id }),
    config: services.config,
    announce: services.announce,
  };
}

/**
 * Chooses the language. A page at two addresses has the language of its address, and so do its forms:
 * /es/login posts to /login. Other requests use the cookie, the account or the browser.
 */
export function chooseLanguage(request: FastifyRequest, viewer: Viewer): Language {
  const address = isPageVisit(request) ? request.url : (nativeFormOf(request)?.from ?? ownReferer(request));
  // Not '': an empty address would count as the English home page.
  const ofPage = address === null ? null : languageOfAddress(address);
  if (ofPage) return ofPage;
  const cookie = chosenLanguage(request);
  if (isLanguage(cookie)) return cookie;
  if (viewer) return viewer.language;
  return /^es\b/i.test(request.headers['accept-language'] ?? '') ? 'mexican_spanish' : 'english';
}

/** null where an address names no language. A missing page below /es is reported in Spanish. */
function languageOfAddress(url: string): Language | null {
  return languageOfUrl(url) ?? (/^\/es(\/|\?|$)/.test(url) ? 'mexican_spanish' : null);
}

const isPageVisit = ({ method, url }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && !/^\/(api|tokens)\//.test(url);

/** Path and query of our page that sent a request; null without one, or for another site's. */
export function ownReferer({ headers, host }: FastifyRequest): string | null {
  const { referer } = headers;
  if (!referer || !URL.canParse(referer)) return null;
  const from = new URL(referer);
  // A path that begins with two slashes would lead to another site.
  return from.host === host && !from.pathname.startsWith('//') ? from.pathname + from.search : null;
}
