import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BadgeAnswer } from '../answers.ts';
import { clientHas, keepAnswer, type CacheEntryKey } from './cached-answers.ts';
import type { Services } from '../services.ts';

/** Proxies of pictures remember a failure as long as they may. */
const BADGE_SECONDS = { found: 3_600, missing: 300 };

type Exchange = {
  request: FastifyRequest;
  reply: FastifyReply;
  services: Services;
  place: CacheEntryKey | null;
};

/** Any site may show it, as a picture or in a frame; it runs nothing and loads nothing. */
export function sendBadge(
  { svg, status, isShared }: BadgeAnswer,
  { request, reply, services, place }: Exchange,
): FastifyReply {
  const bytes = Buffer.from(svg);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const headers = {
    etag,
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'none'; base-uri 'none'; frame-ancestors *",
    'cross-origin-resource-policy': 'cross-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'access-control-allow-origin': '*',
    'cache-control': `public, max-age=${status === 200 ? BADGE_SECONDS.found : BADGE_SECONDS.missing}`,
    'x-robots-tag': 'noindex',
    vary: 'Accept-Encoding',
  };
  if (place !== null && isShared && status === 200) keepAnswer(place, bytes, headers, services);
  if (status === 200 && clientHas(request, etag)) return reply.code(304).headers(headers).send();
  return reply.code(status).headers(headers).send(bytes);
}
