import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { htmlLang } from '../../../common/format/language.ts';
import { Refusal } from '../errors.ts';
import { limiterOf } from '../limits/rate-limits.ts';
import { chooseLanguage } from '../http/request-context.ts';
import { escapeHtml } from '../pages/page-document.ts';
import { isProgram } from '../is-program.ts';
import { refusedBy } from '../signals.ts';
import type { Services } from '../services.ts';

type Parts = { app: FastifyInstance; services: Pick<Services, 'config' | 'texts'> };

/**
 * Bounds the searches of visitors that no cache answers. robots.txt asks crawlers to leave them alone; this is for those
 * that do not read it. A program gets a short answer, because drawing a page for each refusal would help it; for a person
 * it throws the refusal. Answers whether it has sent an answer; not the reply, which a promise would wait for.
 */
export function crawlGuard({ app, services }: Parts) {
  const countPerson = limiterOf({ app, services }, 'browse', 'searches');
  const countProgram = limiterOf({ app, services }, 'crawl', 'searches of programs');
  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const ofProgram = isProgram(request.headers['user-agent']);
    try {
      await (ofProgram ? countProgram : countPerson)?.(request);
      return false;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refusedBy.set(request, ofProgram ? 'crawl' : 'browse');
      if (!ofProgram) throw error;
      sendShort(error, request, reply, services);
      return true;
    }
  };
}

function sendShort(
  refusal: Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
  { texts }: Pick<Services, 'texts'>,
): void {
  const language = chooseLanguage(request, null);
  const t = texts.t(language);
  const title = escapeHtml(t('layout.error_too_many_title'));
  const text = escapeHtml(t(refusal.messageKey, refusal.params));
  void reply
    .code(refusal.status)
    .header('retry-after', String(refusal.params['seconds'] ?? 60))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${htmlLang(language)}"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`,
    );
}
