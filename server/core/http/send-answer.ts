import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOfUrl } from '../../../common/format/url-language.ts';
import type {
  Answer,
  DrawingAnswer,
  FileAnswer,
  JsonAnswer,
  PageAnswer,
  PictureAnswer,
  StreamedFileAnswer,
} from '../answers.ts';
import { notFound } from '../errors.ts';
import { keepAnswer, type CacheEntryKey } from '../pages/cached-answers.ts';
import type { Context } from '../context.ts';
import { formTokenFor, giveCsrfToken } from '../forms/csrf.ts';
import { carry } from '../forms/flash.ts';
import { contentSecurityPolicy, newNonce } from './content-security-policy.ts';
import { buildPage, isInertia } from '../pages/inertia.ts';
import { pageJson, renderDocument } from '../pages/page-document.ts';
import type { Services } from '../services.ts';
import { sendBadge } from '../pages/send-badge.ts';
import { renameSessionCookie } from './session-cookie.ts';

type Exchange = {
  request: FastifyRequest;
  reply: FastifyReply;
  services: Services;
  context: Pick<Context, 'viewer' | 'language'>;
  /** The place where the answer is cached for other visitors; null for a viewer's own answer. */
  place: CacheEntryKey | null;
};

/** The headers that a page varies by. An address without a language varies by the browser's choice too. */
const varyOf = ({ url }: FastifyRequest) =>
  languageOfUrl(url) === null ? 'X-Inertia, Cookie, Accept-Language' : 'X-Inertia, Cookie';
const HELD_CALL = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'Accept-Encoding, Accept-Language, Authorization, Cookie, Referer',
};

/** Turns a handler's answer into HTTP. */
export async function sendAnswer(answer: Answer, exchange: Exchange): Promise<FastifyReply> {
  const { request, reply, services } = exchange;
  renameSessionCookie(request, reply, services.config);
  switch (answer.kind) {
    case 'json':
      return sendJson(answer, exchange);
    case 'redirect':
      if (Object.keys(answer.flash).length > 0)
        carry(reply, services.config, { flash: answer.flash, errors: {} });
      return reply.code(answer.status).header('location', answer.to).send();
    case 'file':
      return sendFile(answer, reply);
    case 'stylesheet':
      return reply
        .type('text/css; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(answer.css);
    case 'document':
      return sendSealed(answer.html, reply);
    case 'drawing':
      return sendDrawing(answer, exchange);
    case 'badge':
      return sendBadge(answer, exchange);
    case 'stored_file':
      return reply.headers(answer.headers).sendFile(answer.path, answer.root, { cacheControl: false });
    case 'streamed_file':
      return sendStreamed(answer, exchange);
    case 'picture':
      return sendPicture(answer, exchange);
    case 'page':
      return sendPage(await services.withPlanMarks(answer), exchange);
  }
}

function sendJson({ status, headers, body }: JsonAnswer, { reply, services, place }: Exchange): FastifyReply {
  reply.code(status).headers(headers);
  if (place === null || status !== 200) return reply.send(body);
  const text = Buffer.from(JSON.stringify(body));
  const ofCached = { ...headers, ...HELD_CALL };
  keepAnswer(place, text, ofCached, services);
  return reply.headers(ofCached).send(text);
}

function sendFile({ name, type, body }: FileAnswer, reply: FastifyReply): FastifyReply {
  return reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .type(type)
    .send(body);
}

/** A file never changes, so the copy that a browser has is good as long as it may have it. */
async function sendStreamed(
  { etag, headers, open }: StreamedFileAnswer,
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  const sent = { ...headers, etag };
  if (request.headers['if-none-match'] === etag) return reply.headers(sent).code(304).send();
  const found = await open();
  if (found === null) throw notFound();
  return reply.headers({ ...sent, 'content-length': found.bytes }).send(found.content);
}

/** Kept by whoever asked for a few minutes, and here until the page behind it changes. */
function sendPicture({ bytes }: PictureAnswer, { reply, services, place }: Exchange): FastifyReply {
  const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=300' };
  if (place !== null) keepAnswer(place, bytes, headers, services);
  return reply.headers(headers).send(bytes);
}

/** It has its own styles and opens links in the whole window; it runs nothing and loads nothing. */
const SEALED = [
  "default-src 'none'",
  "base-uri 'none'",
  "style-src 'unsafe-inline'",
  "frame-ancestors 'self'",
  'sandbox allow-top-navigation-by-user-activation',
].join('; ');

function sendSealed(html: string, reply: FastifyReply): FastifyReply {
  // A sandboxed document has no origin that a browser could give a process of its own.
  return reply
    .removeHeader('origin-agent-cluster')
    .header('content-security-policy', SEALED)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html.replace('<head>', '<head><base target="_top">'));
}

/** A drawing of data may be as old as a page of it. */
const DRAWING_SECONDS = 60;

const HEADERS_OF_DRAWING = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': `private, max-age=${DRAWING_SECONDS}`,
  'x-robots-tag': 'noindex',
};

function sendDrawing({ svg }: DrawingAnswer, { reply, services, place }: Exchange): FastifyReply {
  const bytes = Buffer.from(svg);
  if (place !== null) keepAnswer(place, bytes, HEADERS_OF_DRAWING, services);
  return reply.headers(HEADERS_OF_DRAWING).send(bytes);
}

/** A page that visitors share holds no token; its forms only search. */
function giveFormToken({ request, reply, services: { config }, context: { viewer } }: Exchange): string {
  return formTokenFor(giveCsrfToken(request, reply, config, viewer?.sessionId ?? null), config);
}

async function sendPage(answer: PageAnswer, exchange: Exchange): Promise<FastifyReply> {
  const { request, reply, services, context } = exchange;
  const place = answer.status === 200 && context.viewer === null ? exchange.place : null;
  const formToken = place === null ? giveFormToken(exchange) : null;
  const unread = context.viewer === null ? 0 : await services.countUnread(context.viewer);
  const url = place?.address ?? request.url;
  const page = buildPage(answer, request, reply, services, { ...context, formToken, unread, url });
  if (isInertia(request))
    return reply
      .code(answer.status)
      .header('vary', varyOf(request))
      .header('cache-control', 'no-store')
      .header('x-inertia', 'true')
      .type('application/json')
      .send(pageJson(page));

  const nonce = place === null ? newNonce() : null;
  const document = await renderDocument(page, context.language, services, {
    nonce,
    structuredData: answer.structuredData,
    isFramed: answer.isFramed,
  });
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': place === null ? 'no-store' : 'no-cache',
    'content-security-policy': contentSecurityPolicy(nonce, services.config, answer.isFramed),
  };
  if (place !== null) {
    const ofCached = { ...headers, vary: `${varyOf(request)}, Accept-Encoding` };
    keepAnswer(place, document, ofCached, services, answer.freshUntil);
  }
  return reply.code(answer.status).headers(headers).header('vary', varyOf(request)).send(document);
}
