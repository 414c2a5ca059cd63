import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { isMigrated } from '../../database/migrator.ts';
import { ROUTES } from '../../../common/routes/route-table.ts';
import type { Services } from '../services.ts';

/** `/health`: the process answers. `/ready`: so does the database, with every migration applied. */
export function addHealthRoutes(app: FastifyInstance, services: Services): void {
  app.get(ROUTES.health.path, async () => ({ status: 'ok' }));
  app.get(ROUTES.ready.path, async (_request, reply) => {
    try {
      await sql`select 1`.execute(services.database);
      if (await isMigrated(services.database)) return { status: 'ready' };
      return await reply.code(503).send({ status: 'migrations missing' });
    } catch {
      return reply.code(503).send({ status: 'database does not answer' });
    }
  });
}
