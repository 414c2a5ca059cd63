import type { FastifyRequest } from 'fastify';
import { json, type JsonAnswer } from '../core/answers.ts';
import { anyone } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { badWords } from './bad-words.ts';
import type { LoadedTexts } from './texts.ts';

/** The words the client masks, and every text of the product in both languages. */
export function addContentRoutes(routes: Routes, { texts }: { texts: LoadedTexts }): void {
  routes.read('api.bad_words', {
    policy: anyone,
    handle: async (context, { request }) => {
      const { words, etag } = await badWords(context);
      return unlessHeld(request, etag, words);
    },
  });

  routes.read('api.translations', {
    policy: anyone,
    handle: (_context, { request }) =>
      unlessHeld(request, `"${texts.stamp()}"`, { translations: texts.all() }),
  });
}

/** 304 without a body for a client that still holds this version; it asks again each time it wants to know. */
function unlessHeld(request: FastifyRequest, etag: string, body: unknown): JsonAnswer {
  const headers = { etag, 'cache-control': 'public, no-cache' };
  const candidates = (request.headers['if-none-match'] ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  return candidates.includes(etag) ? json(undefined, 304, headers) : json(body, 200, headers);
}
