import { pageKey, placeOf, sendCached } from '../pages/cached-answers.ts';
import type { FastifyRequest } from 'fastify';
import { addressReader, type ReadAddress } from '../pages/read-address.ts';
import { askForReload, isOutdated } from '../pages/inertia.ts';
import { crawlGuard } from './crawl-guard.ts';
import { limiterOf } from '../limits/rate-limits.ts';
import { makeContext } from '../http/request-context.ts';
import type { Routes } from './ways.ts';
import { sendAnswer } from '../http/send-answer.ts';
import { addRoute, type Router } from './add-route.ts';
import { answer, readInput, type AnyReadSettings } from './answering.ts';

/** Pages: session by cookie, in both languages where the route table says so. */
export function pageRoutes(router: Router): Pick<Routes, 'page'> {
  const { services } = router;
  const guard = crawlGuard(router);
  return {
    page: (name, settings) => {
      const anySettings = settings as AnyReadSettings;
      const readAddress = anySettings.cacheTags ? addressReader(anySettings.query) : null;
      const countValid = limiterOf(router, anySettings.limitOfValid, name);
      addRoute(router, name, anySettings, async (request, reply) => {
        if (isOutdated(request, services)) return askForReload(request, reply, services);
        const key = readAddress && pageKey(request, services, readAddress);
        const cached = key === null ? null : services.pageCache.get(key.key);
        if (cached) return sendCached(cached, request, reply);
        const generation = services.pageCache.generation();
        const context = await makeContext(request, services, 'session', anySettings.openWithoutDatabase);
        if (context.viewer === null && isSearch(request, readAddress) && (await guard(request, reply)))
          return reply;
        const input = readInput(anySettings, request, reply);
        const made = await answer(name, anySettings, context, input, countValid);
        const place = placeOf(key, anySettings.cacheTags?.(input), generation);
        return sendAnswer(made, { request, reply, services, context, place });
      });
    },
  };
}

/** Visitors share this page, and its query chooses what is on it. */
const isSearch = (request: FastifyRequest, readAddress: ReadAddress | null): boolean =>
  readAddress !== null && request.url.includes('?') && readAddress(request).includes('?');
