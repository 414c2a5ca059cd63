import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { ROUTES } from '../../../common/routes/route-table.ts';
import type { Config } from '../config/config.ts';

const YEAR_SECONDS = 31_536_000;

/** Pages, badges and drawings set a policy of their own; an answer without one runs, loads and frames nothing. */
export const CLOSED_POLICY = [
  "default-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A script that becomes a worker is bound by the policy that it came with, and has to load what pages load. */
const POLICY_OF_SCRIPTS = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
/** Their answers are mostly one person's. */
const CALLS = /^\/(?:api|apps|tokens|broadcasting)\//;
const SCRIPTS = /^\/assets(?:-static)?\//;

/** `Strict-Transport-Security`, over https only, for a year: for this host, and for all names below it where HSTS_SUBDOMAINS says so. */
export const strictTransport = ({
  appUrl,
  hstsSubdomains,
}: Pick<Config, 'appUrl' | 'hstsSubdomains'>): string | null =>
  appUrl.startsWith('https:')
    ? `max-age=${YEAR_SECONDS}${hstsSubdomains ? '; includeSubDomains' : ''}`
    : null;

/** Headers of every answer, redirects and refusals included: the first step of a request. */
export async function addAnswerHeaders(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false, // set below, and with a page, where its nonce is known
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: strictTransport(config) !== null && {
      maxAge: YEAR_SECONDS,
      includeSubDomains: config.hstsSubdomains,
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    const isScript = SCRIPTS.test(request.url) || request.url === ROUTES.service_worker.path;
    reply.header('content-security-policy', isScript ? POLICY_OF_SCRIPTS : CLOSED_POLICY);
    // A call that everybody may keep says so itself.
    if (CALLS.test(request.url)) reply.header('cache-control', 'no-store');
    // Only a search needs a browser permission: the reader's position, on a click.
    reply.header(
      'permissions-policy',
      'camera=(), geolocation=(self), microphone=(), midi=(), payment=(), usb=()',
    );
  });
}
