import type { FastifyReply, FastifyRequest } from 'fastify';
import { REFETCH_HEADER } from '../../../common/request-headers.ts';
import type { Language } from '../../../common/format/language.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { Translate } from '../../../common/format/translator.ts';
import { inertia } from '../answers.ts';
import { InactiveAccount, InvalidInput, JoinFirst, Moved, type Refusal } from '../errors.ts';
import { asRefusal, BAD_REQUEST, NOT_STORED } from './as-refusal.ts';
import { carry, type Carried } from '../forms/flash.ts';
import { isInertia } from '../pages/inertia.ts';
import { SECOND_FACTOR_MISSING, SECOND_FACTOR_UNUSED } from '../policies.ts';
import { noteRefusal } from '../security-log.ts';
import { upgradeOffer, type UpgradeOffer } from '../forms/interrupted.ts';
import { isFromOwnPage, keptInput, nativeFormOf } from '../forms/native-form.ts';
import { hasCookie } from './own-cookies.ts';
import { chooseLanguage, ownReferer } from './request-context.ts';
import { sendAnswer } from './send-answer.ts';
import type { Services } from '../services.ts';
import { SESSION_COOKIE, takeSessionCookie } from './session-cookie.ts';
import { showFormAgain } from '../forms/show-form-again.ts';

const METHOD_NOT_ALLOWED = 405;
const CONFIRM_PASSWORD = 'confirm_password';
const DEFAULT_WAIT_SECONDS = 60;

/** Turns whatever was thrown into an answer of the kind the client reads: JSON, a redirect back, or a page. Never a stack. */
export async function handleError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<FastifyReply> {
  const refusal = asRefusal(error);
  if (refusal.status >= 500) services.log.error({ err: error, requestId: request.id }, 'request failed');
  noteRefusal(request, services.config, refusal);
  if (refusal.status === 429 || refusal.status === 503)
    reply.header('retry-after', String(refusal.params['seconds'] ?? DEFAULT_WAIT_SECONDS));
  const isForm = request.method !== 'GET' && request.method !== 'HEAD';
  const isJson = wantsJson(request);
  const hasNoForm = nativeFormOf(request) === null && !isInertia(request);
  // There is no typed text to show again, and what was sent twice would break twice.
  const isBroken = refusal.code === BAD_REQUEST && hasNoForm;
  if (!isJson && (!isForm || isBroken || refusal.status === METHOD_NOT_ALLOWED))
    return sendPage(refusal, request, reply, services);
  const language = await languageOfRefusal(refusal, request, services);
  const offer = isForm ? await upgradeOffer(refusal, request, services, services.texts.t(language)) : null;
  if (isJson) return sendJson({ refusal, offer }, request, reply, services.texts.t(language));
  return sendBack({ refusal, offer }, request, reply, services, language);
}

/**
 * The account's language, also where only a token names the account. A failure of ours runs no more queries, unless it
 * is about writes only.
 */
async function languageOfRefusal(
  { status, code }: Refusal,
  request: FastifyRequest,
  services: Services,
): Promise<Language> {
  const by = request.headers.authorization === undefined ? 'session' : 'bearer';
  const mayRead = status < 500 || code === NOT_STORED;
  const viewer = mayRead ? await services.resolveViewer(request, by).catch(() => null) : null;
  return chooseLanguage(request, viewer);
}

/** Paths for programs, which get JSON whatever they accept. */
const FOR_PROGRAMS = [
  '/api/',
  '/tokens/',
  '/broadcasting/',
  '/apps/',
  '/unsubscribe/one-click/',
  '/settings/notifications/push/',
  '/stripe/',
];

function wantsJson(request: FastifyRequest): boolean {
  if (isInertia(request)) return false;
  return (
    FOR_PROGRAMS.some((path) => request.url.startsWith(path)) ||
    (request.headers.accept ?? '').includes('application/json')
  );
}

/** `offer`: of a plan that would have allowed it. */
type Refused = { refusal: Refusal; offer: UpgradeOffer | null };

function sendJson(
  { refusal, offer }: Refused,
  request: FastifyRequest,
  reply: FastifyReply,
  t: Translate,
): FastifyReply {
  const errors = refusal instanceof InvalidInput ? fieldTexts(refusal, t) : null;
  const message = errors && nests(request) ? firstText(errors) : t(refusal.messageKey, refusal.params);
  const body = {
    message,
    ...(nests(request) ? { error: { message } } : {}),
    ...refusal.extra,
    ...(offer && { next: offer.next }),
  };
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(refusal.status).send({ ...body, ...(errors ? { errors } : {}) });
}

/** Senders of files read `{error: {message}}`, with a single problem in it. */
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

/**
 * A refused form goes back to where it was filled in. With scripts the page stays, and with it what was typed; a native form
 * is shown again.
 */
async function sendBack(
  { refusal, offer }: Refused,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  language: Language,
): Promise<FastifyReply> {
  if (refusal instanceof InactiveAccount) return sendToNotice(reply, language);
  const carried = carriedBy(refusal, services.texts.t(language));
  if (offer) carried.flash = { ...carried.flash, upgrade: offer };
  const back = nativeFormOf(request)?.from ?? ownReferer(request) ?? '/';
  const asked = asksSignIn(refusal, back);
  if (asked !== null) return sendToSignIn(reply, asked);
  // A form with files that scripts sent is a page that stays, too.
  if (refusal.status !== 401 && nativeFormOf(request) !== null && !isInertia(request)) {
    const input = isFromOwnPage(request) ? keptInput(request) : {};
    const files = nativeFormOf(request)?.files;
    const typed = { ...carried, input, ...(files && { files }) };
    const again = { status: refusal.status, back, carried: typed };
    return showFormAgain(again, request, reply, services);
  }
  if (refusal.status === 401) return sendToLogin(request, reply, services, { language, refusal, next: back });
  carry(reply, services.config, carried);
  return reply.code(303).header('location', back).send();
}

/** To the login, or to a new account, and back. A browser that still holds a session is told that it ended, and what that may mean. */
function sendToLogin(
  request: FastifyRequest,
  reply: FastifyReply,
  { config, texts }: Services,
  { language, refusal, next }: { language: Language; refusal: Refusal; next: string },
): FastifyReply {
  const t = texts.t(language);
  const hadSession = hasCookie(request, config, SESSION_COOKIE);
  if (hadSession) {
    takeSessionCookie(request, reply, config);
    carry(reply, config, { flash: { notice: t('errors.session_ended') }, errors: {} });
  } else if (request.method !== 'GET' && request.method !== 'HEAD')
    carry(reply, config, { flash: { error: t('errors.unauthenticated') }, errors: {} });
  const joins = refusal instanceof JoinFirst && !hadSession;
  const login = route(joins ? 'register' : 'login', {}, { language, query: { next } });
  // A background refetch leaves a carried sentence alone: the page has to load the login.
  if (hadSession && request.headers[REFETCH_HEADER] !== undefined)
    return reply.code(409).header('x-inertia-location', login).send();
  return reply.code(303).header('location', login).send();
}

/** The first problem of each field, or one sentence for all of it. */
function carriedBy(refusal: Refusal, t: Translate): Carried {
  if (!(refusal instanceof InvalidInput))
    return { flash: { error: t(refusal.messageKey, refusal.params) }, errors: {} };
  const errors = Object.entries(fieldTexts(refusal, t)).map(([field, texts]) => [field, texts[0] ?? '']);
  return { flash: {}, errors: Object.fromEntries(errors) as Record<string, string> };
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
  if (refusal.status === 401)
    return sendToLogin(request, reply, services, { language, refusal, next: request.url });
  const asked = asksSignIn(refusal, request.url);
  if (asked !== null) return sendToSignIn(reply, asked);
  const message = services.texts.t(language)(refusal.messageKey, refusal.params);
  const { status } = refusal;
  const page = inertia('errors/show', { status, message }, { status });
  return sendAnswer(page, { request, reply, services, context: { viewer, language }, place: null });
}

/** The page that asks for the password or the second factor first, and leads back, or has one set up; null: neither. */
function asksSignIn({ code }: Refusal, next: string): string | null {
  if (code === CONFIRM_PASSWORD || code === SECOND_FACTOR_UNUSED)
    return route('password.confirm', {}, { query: { next } });
  return code === SECOND_FACTOR_MISSING ? route('settings.signing_in') : null;
}

const sendToSignIn = (reply: FastifyReply, to: string): FastifyReply =>
  reply.code(303).header('location', to).send();

function sendToNotice(reply: FastifyReply, language: Language): FastifyReply {
  return reply
    .code(303)
    .header('location', route('account.inactive', {}, { language }))
    .send();
}
