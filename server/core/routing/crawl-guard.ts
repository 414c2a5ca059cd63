import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { isProgram } from '../is-program.ts';
import { limiterOf } from '../http/rate-limits.ts';

/**
 * Bounds the searches of visitors that no cache answers. robots.txt asks crawlers to leave them alone; this is for those
 * that do not read it. Throws 429 with the seconds to wait.
 */
export function crawlGuard(router: { app: FastifyInstance; services: Services }) {
  const countPerson = limiterOf(router, 'browse', 'searches');
  const countProgram = limiterOf(router, 'crawl', 'searches of programs');
  return async (request: FastifyRequest): Promise<void> => {
    await (isProgram(request.headers['user-agent']) ? countProgram : countPerson)?.(request);
  };
}
