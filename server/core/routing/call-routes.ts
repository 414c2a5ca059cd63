import type { FastifyRequest } from 'fastify';
import type { RouteName } from '../../../common/routes/route-table.ts';
import type { Context } from '../context.ts';
import { checkCsrfToken } from '../forms/csrf.ts';
import { unauthenticated } from '../errors.ts';
import { addFileRoute } from '../forms/file-route.ts';
import { callKey, placeOf, sendCached } from '../pages/cached-answers.ts';
import { addressReader } from '../pages/read-address.ts';
import { isPlainForm } from '../forms/plain-form.ts';
import { anyone } from '../policies.ts';
import { limitOf } from '../limits/rate-limits.ts';
import { makeContext } from '../http/request-context.ts';
import type { Answering } from './route-settings.ts';
import type { Routes } from './ways.ts';
import { sendAnswer } from '../http/send-answer.ts';
import type { Services } from '../services.ts';
import { addRoute, type Router } from './add-route.ts';
import { answer, askPolicy, readInput, type AnyReadSettings } from './answering.ts';
import { addPlainForm } from './form-routes.ts';

type CallSettings = AnyReadSettings & Answering;

/** Calls under /api: bearer token; `either` and `file` also take a session with its CSRF token. */
export function callRoutes(router: Router): Pick<Routes, 'read' | 'write' | 'either' | 'file'> {
  const { app, services, calls } = router;
  return {
    read: (name, settings) => addCall(router, name, settings as CallSettings),
    write: (name, settings) => {
      addCall(router, name, settings);
      if (isPlainForm(name)) addPlainForm(router, name, settings);
    },
    either: (name, settings) => {
      calls.push({ name, body: settings.body, open: false, answers: settings.answers });
      addRoute(router, name, settings, async (request, reply) => {
        const context = await tokenOrSession(request, services);
        const made = await answer(name, settings, context, readInput(settings, request, reply));
        return sendAnswer(made, { request, reply, services, context, place: null });
      });
    },
    file: (name, settings) => {
      calls.push({ name, file: settings.field, open: false, answers: settings.answers });
      const limited = limitOf(settings.limit, services);
      addFileRoute(app, name, settings, limited, async (request, reply, withFile) => {
        const byToken = request.headers.authorization !== undefined;
        const context = await makeContext(request, services, byToken ? 'bearer' : 'session');
        if (context.viewer === null) throw unauthenticated();
        if (!byToken) checkCsrfToken(request, services.config, context.viewer.sessionId, { status: 401 });
        await askPolicy(name, context, () => settings.policy(context, undefined));
        const made = await withFile(({ file }) => settings.handle(context, file));
        return sendAnswer(made, { request, reply, services, context, place: null });
      });
    },
  };
}

function addCall(router: Router, name: RouteName, settings: CallSettings): void {
  const { services, calls } = router;
  const { params, query, body, policy, answers } = settings;
  calls.push({ name, params, query, body, open: policy === anyone, answers });
  const readAddress = settings.cacheTags ? addressReader(query) : null;
  addRoute(router, name, settings, async (request, reply) => {
    const key = readAddress && callKey(request, services, readAddress);
    const cached = key === null ? null : services.pageCache.get(key.key);
    if (cached) return sendCached(cached, request, reply);
    const generation = services.pageCache.generation();
    const context = await makeContext(request, services, 'bearer');
    // Policies may read the subject's row first: a caller without a token need not wait for that.
    const needsViewer = policy !== anyone || (body === undefined && hasBearer(request));
    if (needsViewer && context.viewer === null) throw unauthenticated();
    const input = readInput(settings, request, reply);
    const made = await answer(name, settings, context, input);
    const place = placeOf(key, settings.cacheTags?.(input), generation, settings.cacheUntilDropped);
    return sendAnswer(made, { request, reply, services, context, place });
  });
}

/** The viewer of a bearer token, or of the session cookie, which counts with its CSRF token only. */
async function tokenOrSession(request: FastifyRequest, services: Services): Promise<Context> {
  const byToken = request.headers.authorization !== undefined;
  const context = await makeContext(request, services, byToken ? 'bearer' : 'session');
  if (!byToken && context.viewer)
    checkCsrfToken(request, services.config, context.viewer.sessionId, { status: 401 });
  return context;
}

/** A read that is open to visitors refuses a token that opens nothing: its caller believes to be signed in. */
const hasBearer = ({ headers }: FastifyRequest): boolean => /^bearer\b/i.test(headers.authorization ?? '');
