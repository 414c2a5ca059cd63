import type { FastifyRateLimitOptions, FastifyRateLimitStore } from '@fastify/rate-limit';
import type { RouteOptions } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Config } from '../config/config.ts';
import type { Logger } from '../process/logger.ts';
import { openRedis, type RedisClient } from './redis-client.ts';

/** A request waits so long for Valkey; then this process counts alone. */
const LONGEST_WAIT_MS = 50;
/** The pause between two questions whether Valkey is back. */
const TRIED_AGAIN_AFTER_MS = 500;
const MOST_REMEMBERED = 20_000;

/**
 * Counts one more in one round trip. A key that is lost, or behind what a process knows, goes on from what it knows
 * (ARGV 2, for ARGV 3 ms); one without an end, or with one beyond the window (ARGV 1), ends with the window.
 */
const COUNT = `
local count = redis.call('INCR', KEYS[1])
if count <= tonumber(ARGV[2]) then
  count = ARGV[2] + 1
  redis.call('SET', KEYS[1], count, 'PX', ARGV[3])
end
local rest = redis.call('PTTL', KEYS[1])
if rest < 0 or rest > tonumber(ARGV[1]) then
  rest = tonumber(ARGV[1])
  redis.call('PEXPIRE', KEYS[1], rest)
end
return { count, rest }`;

type LastCount = { count: number; endsAt: number };
type Counted = { current: number; ttl: number };
type SharedCounts = {
  /** The class that the plugin makes a store of for each route. */
  store: new (options: FastifyRateLimitOptions) => FastifyRateLimitStore;
  stop: () => void;
};

/**
 * Counts of limits that all processes share, in Valkey or Redis. Each process remembers what it heard last: it counts on from
 * there alone while Valkey is away, and gives it back to a Valkey that lost it.
 */
export async function openSharedCounts(config: Config, log: Logger): Promise<SharedCounts> {
  const prefix = `plumbline:limits:${config.realtime.appKey}:`;
  const valkey = await watchedValkey(config.redisUrl ?? '', prefix, log);
  const known = new LRUCache<string, LastCount>({ max: MOST_REMEMBERED });
  const running = (key: string): LastCount | null => {
    const last = known.get(key);
    return last && last.endsAt > performance.now() ? last : null;
  };
  const count = async (key: string, windowMs: number): Promise<Counted> => {
    const before = running(key);
    const rest = before ? Math.ceil(before.endsAt - performance.now()) : windowMs;
    const heard = await valkey.count(key, [windowMs, before?.count ?? 0, rest]);
    const now = performance.now();
    // Others of this process may have counted meanwhile.
    const alone = running(key);
    const next = heard
      ? { count: heard[0], endsAt: now + heard[1] }
      : { count: (alone?.count ?? 0) + 1, endsAt: alone?.endsAt ?? now + windowMs };
    if (!heard || heard[0] >= (alone?.count ?? 0)) known.set(key, next);
    return { current: next.count, ttl: Math.max(1, Math.ceil(next.endsAt - now)) };
  };
  return { store: storeClass(count), stop: valkey.stop };
}

/** The plugin makes a store with `new`, and of that one a child for each route. */
function storeClass(count: (key: string, windowMs: number) => Promise<Counted>): SharedCounts['store'] {
  return class SharedStore implements FastifyRateLimitStore {
    #route = '';

    incr(network: string, done: (error: Error | null, counted?: Counted) => void, windowMs = 0): void {
      count(`${this.#route} ${network}`, windowMs).then(
        (counted) => done(null, counted),
        (error: unknown) => done(error as Error),
      );
    }

    child(options: Parameters<FastifyRateLimitStore['child']>[0]): SharedStore {
      // The plugin's types name the route itself; it gives the limit of the route, and the route in it.
      const { routeInfo } = options as unknown as { routeInfo: Partial<RouteOptions> };
      const child = new SharedStore();
      if (routeInfo.url !== undefined) child.#route = `${String(routeInfo.method)} ${routeInfo.url}`;
      return child;
    }
  };
}

type Valkey = {
  /** The count and the milliseconds to its end; null: it is away, which is known at once from the second time on. */
  count: (key: string, numbers: readonly number[]) => Promise<[number, number] | null>;
  stop: () => void;
};

async function watchedValkey(url: string, prefix: string, log: Logger): Promise<Valkey> {
  const client = await openRedis(url, log);
  let isAway = false;
  const ask = (key: string, numbers: readonly number[]) =>
    inTime(client.eval(COUNT, { keys: [prefix + key], arguments: numbers.map(String) }));
  const askAgain = async (): Promise<void> => {
    try {
      await ask('is it back', [TRIED_AGAIN_AFTER_MS, 0, TRIED_AGAIN_AFTER_MS]);
      isAway = false;
      log.warn('limits are counted together again: Valkey or Redis is back');
    } catch {
      later();
    }
  };
  const later = () => void setTimeout(() => void askAgain(), TRIED_AGAIN_AFTER_MS).unref();
  return {
    count: async (key, numbers) => {
      if (isAway) return null;
      try {
        return (await ask(key, numbers)) as [number, number];
      } catch (error) {
        if (!isAway) {
          isAway = true;
          log.error({ err: error }, 'limits are counted in each process alone: Valkey or Redis is away');
          later();
        }
        return null;
      }
    },
    stop: () => client.destroy(),
  };
}

/** Rejects when nothing was heard in time; what arrived while this process was busy counts as heard. */
function inTime(asked: ReturnType<RedisClient['eval']>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => setImmediate(() => reject(new Error(`no answer within ${LONGEST_WAIT_MS} ms`))),
      LONGEST_WAIT_MS,
    );
    asked.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
