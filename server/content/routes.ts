import type { FastifyRequest } from 'fastify';
import { route } from '../../common/routes/route-table.ts';
import { json, redirect, type JsonAnswer } from '../core/answers.ts';
import type { Context } from '../core/context.ts';
import { anyone, signedIn } from '../core/policies.ts';
import { clientHas } from '../core/pages/cached-answers.ts';
import { ownReferer } from '../core/http/request-context.ts';
import type { Routes } from '../core/routes.ts';
import { addBadWords } from './actions/add-bad-words.ts';
import { removeBadWord } from './actions/remove-bad-word.ts';
import { BAD_WORDS_TAG, badWords } from './bad-words.ts';
import { mayEditContent } from './policy.ts';
import { addBadWordsBody, removeBadWordBody } from './schemas.ts';
import type { LoadedTexts } from './texts.ts';
import { badWordsAnswer, newsAnswer, translationsAnswer } from './api-schemas.ts';
import { takeNews } from './news/take-news.ts';
import { noBody } from './pages/schemas.ts';

/** The words the client masks, and the texts of readers’ pages in both languages. */
export function addContentRoutes(routes: Routes, { texts }: { texts: LoadedTexts }): void {
  routes.read('api.bad_words', {
    answers: badWordsAnswer,
    policy: anyone,
    cacheTags: () => [BAD_WORDS_TAG],
    cacheUntilDropped: true,
    handle: async (context, { request }) => {
      const { words, etag } = await badWords(context);
      return unlessCached(request, etag, words);
    },
  });

  routes.read('api.translations', {
    answers: translationsAnswer,
    policy: anyone,
    // No tag: an administrator's edit of a text drops every cached page with it.
    cacheTags: () => [],
    cacheUntilDropped: true,
    handle: (_context, { request }) =>
      unlessCached(request, `"${texts.stamp()}"`, { translations: texts.ofReaders() }),
  });

  routes.write('api.news', {
    answers: newsAnswer,
    body: noBody,
    policy: signedIn,
    limit: 'write',
    handle: async (context) => json({ news: await takeNews(context) }),
  });

  addBadWordRoutes(routes);
}

const policy = ({ viewer }: Context) => mayEditContent(viewer);

/** The administrators' writes on the list. Each redirects to the list with the same filters. */
function addBadWordRoutes(routes: Routes): void {
  routes.form('admin.bad_words.store', {
    body: addBadWordsBody,
    policy,
    limit: 'write',
    handle: async (context, { body, request }) => {
      const counts = await addBadWords(context, body);
      return redirect(ownReferer(request) ?? route('admin.bad_words'), {
        success: context.t('admin_lists.words_added', counts),
      });
    },
  });
  routes.form('admin.bad_words.destroy', {
    body: removeBadWordBody,
    policy,
    limit: 'write',
    handle: async (context, { body, request }) => {
      await removeBadWord(context, body);
      return redirect(ownReferer(request) ?? route('admin.bad_words'), {
        success: context.t('admin_lists.word_removed', { word: body.word }),
      });
    },
  });
}

/** 304 without a body for a client that has this version; the client revalidates at each use. */
function unlessCached(request: FastifyRequest, etag: string, body: unknown): JsonAnswer {
  const headers = { etag, 'cache-control': 'public, no-cache' };
  return clientHas(request, etag) ? json(undefined, 304, headers) : json(body, 200, headers);
}
