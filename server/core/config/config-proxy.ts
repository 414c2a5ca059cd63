import * as z from 'zod';

export type ProxyConfig = {
  /** The number of proxies in front: so many addresses of X-Forwarded-For are trusted, from the right. */
  trustProxy: number;
  /** Whether browsers shall use https for every name below the one of APP_URL, too. */
  hstsSubdomains: boolean;
};

export const PROXY_SETTINGS = {
  TRUST_PROXY: z
    .string()
    .regex(/^(off|on|\d)$/, 'must be off, or how many proxies stand in front, such as 1')
    .transform((value) => ({ off: 0, on: 1 })[value] ?? Number(value))
    .default(0),
  HSTS_SUBDOMAINS: z.enum(['on', 'off'], 'must be on or off').default('off'),
};

export const proxyOf = (settings: { TRUST_PROXY: number; HSTS_SUBDOMAINS: 'on' | 'off' }): ProxyConfig => ({
  trustProxy: settings.TRUST_PROXY,
  hstsSubdomains: settings.HSTS_SUBDOMAINS === 'on',
});
