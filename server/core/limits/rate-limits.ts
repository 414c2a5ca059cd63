import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LIMITS, type LimitName } from '../../limits.ts';
import { Refusal } from '../errors.ts';
import type { Services } from '../services.ts';
import { networkOf } from './network.ts';
import { openSharedCounts } from '../valkey/shared-counts.ts';

const MINUTE_MS = 60_000;

/** Counts each network for itself: in this process, or with REDIS_URL in all processes together. */
export async function addRateLimits(
  app: FastifyInstance,
  { config, log }: Pick<Services, 'config' | 'log'>,
): Promise<void> {
  const shared = config.redisUrl !== null && config.rateLimits ? await openSharedCounts(config, log) : null;
  if (shared) app.addHook('onClose', async () => shared.stop());
  await app.register(rateLimit, {
    global: false,
    ...(shared && { store: shared.store }),
    keyGenerator: (request) => networkOf(request.ip),
    errorResponseBuilder: ({ routeOptions }, { max, ttl }) =>
      tooMany(max, Number((routeOptions.config.rateLimit || {}).timeWindow), ttl),
  });
}

/**
 * A route's throttle, as the plugin reads it. `afterBody`: it counts once the body is read, so that a refusal
 * can keep it.
 */
export const limitOf = (
  limit: LimitName | undefined,
  { config }: Pick<Services, 'config'>,
  afterBody = false,
) =>
  limit && config.rateLimits
    ? { rateLimit: { ...LIMITS[limit], ...(afterBody && { hook: 'preHandler' as const }) } }
    : {};

export type CountValid = (request: FastifyRequest) => Promise<void>;

/** A throttle that routes count themselves, once they know what was sent; those of one `name` count together. Throws 429. */
export function limiterOf(
  { app, services: { config } }: { app: FastifyInstance; services: Pick<Services, 'config'> },
  limit: LimitName | undefined,
  name: string,
): CountValid | undefined {
  if (!limit || !config.rateLimits) return undefined;
  const keyGenerator = (request: FastifyRequest) => `${name} ${networkOf(request.ip)}`;
  const count = app.createRateLimit({ ...LIMITS[limit], keyGenerator });
  return async (request) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.max, counted.timeWindow, counted.ttl);
  };
}

/** The refusal states the real limit and the real wait. */
function tooMany(maximum: number, windowMs: number, waitMs: number): Refusal {
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000));
  return new Refusal(429, 'too_many', 'errors.too_many', {
    maximum,
    windowMinutes: Math.round(windowMs / MINUTE_MS),
    seconds,
    // From a minute and a half on, minutes are easier to read than seconds.
    minutes: seconds < 90 ? 0 : Math.ceil(seconds / 60),
  });
}
