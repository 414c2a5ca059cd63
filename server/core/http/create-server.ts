import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { SPANISH_PREFIX } from '../../../common/routes/route-table.ts';
import { Moved, Refusal, notFound } from '../errors.ts';
import { parseFields } from '../forms/native-form.ts';
import { readRefusedBodies } from '../forms/refused-bodies.ts';
import { endConnectionsWhenClosing } from '../process/drain.ts';
import type { Config } from '../config/config.ts';
import { loggedPath } from '../process/logger.ts';
import { refuseUncheckedWrites } from '../routes.ts';
import type { Services } from '../services.ts';
import { allowedMethods } from './allowed-methods.ts';
import { addAnswerHeaders } from './answer-headers.ts';
import { redirectToOneAddress } from './canonical-address.ts';
import { compressAnswers } from './compress.ts';
import { decodableUrl, originForm } from './decodable-url.ts';
import { callInPresentSpelling, redirectFormerSpellings, type FormerSpelling } from './former-spelling.ts';
import { handleError } from './handle-error.ts';
import { trustNearest } from '../limits/network.ts';
import { addRateLimits } from '../limits/rate-limits.ts';
import { allowEmptyJson, refuseEncodedBodies } from './request-bodies.ts';
import { answerUnread } from './unread-request.ts';

const BODY_LIMIT_BYTES = 2 * 1024 * 1024;
/** From the first byte of a request to its last: the largest upload over a slow line. */
const REQUEST_TIMEOUT_MS = 300_000;
/** Longer than Node lets an address be, so a too long parameter is not found, like an unknown one. */
const LONGEST_PARAMETER = 20_000;
/** Saved links and programs spell the filter as it was until 1.0. */
const FORMER_SPELLINGS: readonly FormerSpelling[] = [{ former: 'licence', name: 'license' }];

type ServerSettings = {
  config: Config;
  log: Services['log'];
  /** Called when a request cannot be read, so that the refusal is in the texts of that moment. */
  texts: () => Services['texts'];
  /** Whether a request to upgrade its connection is meant for us. */
  upgrades: (request: IncomingMessage, listeners: number) => boolean;
};

/** The HTTP server, without routes and plugins. */
export function createServer({ config, log, texts, upgrades }: ServerSettings): FastifyInstance {
  const logger: FastifyBaseLogger = log;
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy > 0 && trustNearest(config.trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // A connection that was just accepted is answered, and ended with its answer (drain.ts).
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PARAMETER },
    http: {
      shouldUpgradeCallback: (request) => upgrades(request, app.server.listenerCount('upgrade')),
    },
    clientErrorHandler: answerUnread(texts, config),
    rewriteUrl: (request) =>
      callInPresentSpelling(decodableUrl(originForm(request.url ?? '/')), FORMER_SPELLINGS),
  });
  return app;
}

/** The steps of every request before its route, in their order. */
export async function addRequestPlugins(app: FastifyInstance, services: Services): Promise<void> {
  const { config } = services;
  app.setErrorHandler((error, request, reply) => handleError(error, request, reply, services));
  app.setNotFoundHandler((request, reply) => handleError(missing(request, reply), request, reply, services));
  logRequests(app);
  endConnectionsWhenClosing(app);
  refuseUncheckedWrites(app);
  // Without a proxy there is none to wait for.
  if (config.trustProxy > 0) readRefusedBodies(app);
  await addAnswerHeaders(app, config);
  redirectToOneAddress(app);
  redirectFormerSpellings(app, FORMER_SPELLINGS);
  compressAnswers(app);
  refuseEncodedBodies(app);
  allowEmptyJson(app);
  await app.register(cookie);
  await app.register(formbody, { bodyLimit: BODY_LIMIT_BYTES, parser: parseFields });
  await addRateLimits(app, services);
}

/**
 * A page that takes no form is no missing page: the answer names what it takes. A page with one address for both languages is
 * found under `/es`, too.
 */
function missing({ method, url }: FastifyRequest, reply: FastifyReply): Refusal {
  const methods = allowedMethods(url);
  if (methods.includes(method)) return notFound();
  if (methods.length === 0) return hasOneAddress(url) ? new Moved(`${SPANISH_PREFIX}/`, '/') : notFound();
  reply.header('allow', methods.join(', '));
  return new Refusal(405, 'method_not_allowed', 'errors.method_not_allowed');
}

const hasOneAddress = (url: string): boolean =>
  url.startsWith(`${SPANISH_PREFIX}/`) && allowedMethods(url.slice(SPANISH_PREFIX.length)).includes('GET');

/**
 * One line per request: the route, the duration, the user's id. It has no query string, which may hold typed
 * text.
 */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: loggedPath(request),
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
  });
}
