import type { RateLimitOptions } from '@fastify/rate-limit';

const MINUTE_MS = 60_000;

/** Named throttles: how often one network may do what, as the rate limiter wants it. */
export const LIMITS = {
  /** Signing in counts its failures itself (accounts/login-throttle.ts); this bounds the rest. */
  credentials: { max: 20, timeWindow: MINUTE_MS },
  /** New accounts, and requests with a taken address; invalid forms count as credentials. */
  registration: { max: 10, timeWindow: 60 * MINUTE_MS },
  mail: { max: 6, timeWindow: 15 * MINUTE_MS },
  publish: { max: 30, timeWindow: 10 * MINUTE_MS },
  /** Each file takes work to redraw; a form has up to ten. */
  upload: { max: 60, timeWindow: 10 * MINUTE_MS },
  write: { max: 120, timeWindow: MINUTE_MS },
  /** Each page of a signed-in user authenticates once, and once for each channel. */
  hear: { max: 600, timeWindow: MINUTE_MS },
  /** Typing requests suggestions a few times a second, before the search. */
  suggest: { max: 300, timeWindow: MINUTE_MS },
  /** Openings and presses of contractors' pages: a household behind one address opens many. */
  count: { max: 240, timeWindow: MINUTE_MS },
  /** Pictures that are not in the cache: a household behind one address opens many pages. */
  draw: { max: 240, timeWindow: MINUTE_MS },
  /**
   * Searches with filters that are in no cache, by visitors: a town behind one address makes fewer. Whoever has signed in is
   * not counted, whatever the neighbors do.
   */
  browse: { max: 600, timeWindow: MINUTE_MS },
  /** Searches of programs that name themselves. */
  crawl: { max: 30, timeWindow: MINUTE_MS },
  /** Whole lists as files. */
  export: { max: 20, timeWindow: MINUTE_MS },
  /** Files of the open data, whole or in parts. */
  download: { max: 120, timeWindow: MINUTE_MS },
  /** Changes of the open data: a copy that was away for a month reads 775. */
  follow: { max: 1_200, timeWindow: MINUTE_MS },
} satisfies Record<string, RateLimitOptions>;

export type LimitName = keyof typeof LIMITS;
