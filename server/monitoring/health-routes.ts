import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ROUTES } from '../../common/routes/route-table.ts';
import type { Config } from '../core/config/config.ts';
import { CHECKED_PARTS } from './checks/check.ts';
import type { ReadinessReader, ReadyStatus } from './checks/readiness.ts';
import { holdsToken } from './metrics/metrics.ts';

type Settings = {
  config: Config;
  readiness: ReadinessReader;
  /** Whether a request comes from this machine, and through no proxy. */
  isAtThisMachine: (request: FastifyRequest) => boolean;
};

const CANNOT_SERVE: ReadonlySet<ReadyStatus> = new Set<ReadyStatus>([
  'stopping',
  'database does not answer',
  'migrations missing',
]);

/**
 * `/health`: the process answers. `/ready`: 200 where it serves requests, 503 where it cannot. `/ready?verbose` adds what each
 * dependency says, for this machine and for who holds METRICS_TOKEN.
 */
export function addHealthRoutes(
  app: FastifyInstance,
  { config, readiness, isAtThisMachine }: Settings,
): void {
  app.get(ROUTES.health.path, async () => ({ status: 'ok' }));
  app.get(ROUTES.ready.path, async (request, reply) => {
    const { status, checks } = await readiness.read();
    reply.code(CANNOT_SERVE.has(status) ? 503 : 200).header('cache-control', 'no-store');
    const { verbose } = request.query as { verbose?: unknown };
    const mayRead = isAtThisMachine(request) || holdsToken(request.headers.authorization, config);
    if (verbose === undefined || !mayRead) return { status };
    return { status, checks: CHECKED_PARTS.map((part) => ({ part, ...checks[part] })).filter(isThere) };
  });
  app.addHook('preClose', (done) => {
    readiness.stop();
    done();
  });
}

const isThere = (check: { part: string; state?: unknown }): boolean => check.state !== undefined;
