import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../common/language.ts';
import { route } from '../../common/route-table.ts';
import type { Translate } from '../../common/translator.ts';
import { isUnreachable } from '../database/unreachable.ts';
import { inertia } from './answers.ts';
import { InactiveAccount, InvalidInput, Moved, Refusal } from './errors.ts';
import { carry } from './flash.ts';
import { isInertia } from './inertia.ts';
import { chooseLanguage, ownReferer } from './request-context.ts';
import { sendAnswer } from './send-answer.ts';
import type { Services } from './services.ts';

const DEFAULT_WAIT_SECONDS = 60;
/** A database that restarts is back sooner. */
const DATABASE_WAIT_SECONDS = 5;

/** Turns whatever was thrown into an answer of the kind the client reads: JSON, a redirect back, or a page. Never a stack. */
export async function handleError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<FastifyReply> {
  const refusal = asRefusal(error);
  if (refusal.status >= 500) services.log.error({ err: error, requestId: request.id }, 'request failed');
  if (refusal.status === 429 || refusal.status === 503)
    reply.header('retry-after', String(refusal.params['seconds'] ?? DEFAULT_WAIT_SECONDS));
  const language = chooseLanguage(request, null);
  const t = services.texts.t(language);
  if (wantsJson(request)) return sendJson(refusal, request, reply, t);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sendBack(refusal, request, reply, services, language);
  return sendPage(refusal, request, reply, services);
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { statusCode, code } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413)
    return new Refusal(413, 'too_large', 'errors.too_large');
  if (statusCode === 429) return new Refusal(429, 'too_many', 'errors.too_many', { seconds: 60 });
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return new Refusal(statusCode, 'bad_request', 'errors.bad_request');
  if (isUnreachable(error))
    return new Refusal(503, 'unavailable', 'errors.unavailable', { seconds: DATABASE_WAIT_SECONDS });
  return new Refusal(500, 'server_error', 'errors.server');
}

/** What no page and no form is behind, whatever the caller says it reads. */
const FOR_PROGRAMS = ['/api/', '/tokens/', '/broadcasting/', '/apps/'];

function wantsJson(request: FastifyRequest): boolean {
  if (isInertia(request)) return false;
  return (
    FOR_PROGRAMS.some((path) => request.url.startsWith(path)) ||
    (request.headers.accept ?? '').includes('application/json')
  );
}

function sendJson(
  refusal: Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
  t: Translate,
): FastifyReply {
  const errors = refusal instanceof InvalidInput ? fieldTexts(refusal, t) : null;
  const message = errors && nests(request) ? firstText(errors) : t(refusal.messageKey, refusal.params);
  const body = { message, ...(nests(request) ? { error: { message } } : {}), ...refusal.extra };
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(refusal.status).send({ ...body, ...(errors ? { errors } : {}) });
}

/** What sends files reads `{error: {message}}`, with the one thing that is wrong in it. */
const nests = (request: FastifyRequest): boolean => request.routeOptions.config.nestsErrors === true;

const firstText = (errors: Record<string, string[]>): string => Object.values(errors).flat()[0] ?? '';

function fieldTexts(refusal: InvalidInput, t: Translate): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(refusal.fields).map(([field, problems]) => [
      field,
      problems.map(({ key, params }) => t(key, params)),
    ]),
  );
}

/** A refused form goes back to where it was filled in; nothing typed is lost, for the page stays. */
function sendBack(
  refusal: Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  language: Language,
): FastifyReply {
  const t = services.texts.t(language);
  if (refusal instanceof InactiveAccount) return sendToNotice(reply, language);
  const back = ownReferer(request) ?? '/';
  if (refusal instanceof InvalidInput) {
    const errors = Object.fromEntries(
      Object.entries(fieldTexts(refusal, t)).map(([field, texts]) => [field, texts[0] ?? '']),
    );
    carry(reply, services.config, { flash: {}, errors });
    return reply.code(303).header('location', back).send();
  }
  carry(reply, services.config, { flash: { error: t(refusal.messageKey, refusal.params) }, errors: {} });
  const target = refusal.status === 401 ? route('login', {}, { language, query: { next: back } }) : back;
  return reply.code(303).header('location', target).send();
}

async function sendPage(
  refusal: Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<FastifyReply> {
  const viewer = await services.resolveViewer(request, 'session').catch(() => null);
  const language = chooseLanguage(request, viewer);
  if (refusal instanceof InactiveAccount) return sendToNotice(reply, language);
  if (refusal instanceof Moved)
    return reply.code(301).header('location', request.url.replace(refusal.from, refusal.to)).send();
  if (refusal.status === 401) {
    const login = route('login', {}, { language, query: { next: request.url } });
    return reply.code(303).header('location', login).send();
  }
  const message = services.texts.t(language)(refusal.messageKey, refusal.params);
  const { status } = refusal;
  const page = inertia('errors/show', { status, message }, { status });
  return sendAnswer(page, { request, reply, services, context: { viewer, language }, place: null });
}

function sendToNotice(reply: FastifyReply, language: Language): FastifyReply {
  return reply
    .code(303)
    .header('location', route('account.inactive', {}, { language }))
    .send();
}
