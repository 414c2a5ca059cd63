import type { FastifyRequest } from 'fastify';
import { isLanguage, type Language } from '../../common/language.ts';
import { languageOfUrl } from '../../common/route-table.ts';
import type { Context } from './context.ts';
import type { Services } from './services.ts';
import type { Viewer } from './viewer.ts';

/** The context of one request: who, in which language, when. Resolves the viewer once. */
export async function makeContext(
  request: FastifyRequest,
  services: Services,
  by: 'session' | 'bearer',
): Promise<Context> {
  const viewer = await services.resolveViewer(request, by);
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

/** A page that exists at two addresses has the language of its address; all else that of the account or the cookie. */
export function chooseLanguage(request: FastifyRequest, viewer: Viewer): Language {
  const ofUrl = languageOfUrl(request.url) ?? (isSpanishPath(request.url) ? 'mexican_spanish' : null);
  if (ofUrl) return ofUrl;
  const cookie = request.cookies['lang'];
  if (isLanguage(cookie)) return cookie;
  if (viewer) return viewer.language;
  return /^es\b/i.test(request.headers['accept-language'] ?? '') ? 'mexican_spanish' : 'english';
}

const isSpanishPath = (url: string) => /^\/es(\/|\?|$)/.test(url);
