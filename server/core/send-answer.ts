import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, FileAnswer, PageAnswer } from './answers.ts';
import { isShareable, keepPage } from './cached-pages.ts';
import type { Context } from './context.ts';
import { giveCsrfToken } from './csrf.ts';
import { carry } from './flash.ts';
import { buildPage, contentSecurityPolicy, isInertia, newNonce } from './inertia.ts';
import { pageJson, renderDocument } from './page-document.ts';
import type { Services } from './services.ts';

type Exchange = {
  request: FastifyRequest;
  reply: FastifyReply;
  services: Services;
  context: Pick<Context, 'viewer' | 'language'>;
  cache: { tags: string[]; generation: number } | null;
};

/** Turns what a handler answered into HTTP. */
export async function sendAnswer(answer: Answer, exchange: Exchange): Promise<FastifyReply> {
  const { reply, services } = exchange;
  switch (answer.kind) {
    case 'json':
      return reply.code(answer.status).headers(answer.headers).send(answer.body);
    case 'redirect':
      if (answer.flash.success ?? answer.flash.error)
        carry(reply, services.config, { flash: answer.flash, errors: {} });
      return reply.code(303).header('location', answer.to).send();
    case 'file':
      return sendFile(answer, reply);
    case 'stored_file':
      return reply.headers(answer.headers).sendFile(answer.path, answer.root, { cacheControl: false });
    case 'page':
      return sendPage(answer, exchange);
  }
}

function sendFile({ name, type, body }: FileAnswer, reply: FastifyReply): FastifyReply {
  return reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .type(type)
    .send(body);
}

async function sendPage(answer: PageAnswer, exchange: Exchange): Promise<FastifyReply> {
  const { request, reply, services, context, cache } = exchange;
  const shared =
    cache !== null && answer.status === 200 && isShareable(request, services) && context.viewer === null;
  if (!shared) giveCsrfToken(request, reply, services.config, context.viewer?.sessionId ?? null);
  const page = buildPage(answer, request, reply, services, context);
  reply.code(answer.status).header('vary', 'X-Inertia, Cookie').header('cache-control', 'no-store');
  if (isInertia(request))
    return reply.header('x-inertia', 'true').type('application/json').send(pageJson(page));

  const nonce = shared ? null : newNonce();
  const document = await renderDocument(page, context.language, services, nonce);
  if (shared) {
    keepPage(request.url, document, cache.tags, cache.generation, services);
    reply.header('cache-control', 'no-cache');
  }
  return reply
    .header(
      'content-security-policy',
      contentSecurityPolicy(nonce, services.config.environment === 'development'),
    )
    .type('text/html; charset=utf-8')
    .send(document);
}
