import type { RateLimitOptions } from '@fastify/rate-limit';

/** Named throttles: how often one address may do what, as the rate limiter wants it. */
export const LIMITS = {
  /** Signing in counts its failures itself (accounts/login-throttle.ts); this bounds the rest. */
  credentials: { max: 20, timeWindow: '1 minute' },
  registration: { max: 10, timeWindow: '1 hour' },
  mail: { max: 6, timeWindow: '15 minutes' },
  publish: { max: 30, timeWindow: '10 minutes' },
  /** Each file takes work to draw anew; a form has up to ten. */
  upload: { max: 60, timeWindow: '10 minutes' },
  write: { max: 120, timeWindow: '1 minute' },
  /** Each page somebody signed in opens asks once who they are, and once for each channel. */
  hear: { max: 600, timeWindow: '1 minute' },
  /** Whole lists as files. */
  export: { max: 20, timeWindow: '1 minute' },
} satisfies Record<string, RateLimitOptions>;

export type LimitName = keyof typeof LIMITS;
