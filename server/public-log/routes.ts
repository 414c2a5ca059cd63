import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { SUBJECT_TYPES } from '../../common/public-log.ts';
import { ROUTES } from '../../common/routes/route-table.ts';
import { inertia, json } from '../core/answers.ts';
import { notFound } from '../core/errors.ts';
import { anyone } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import type { Services } from '../core/services.ts';
import { id } from '../core/validation.ts';
import { withCosignatures } from './ask-witnesses.ts';
import { verifiersOf } from './log-keys.ts';
import { consistencyOf, findLogged, isNoted, proofOf } from './proof.ts';
import { readHead } from './head.ts';
import { verifierText } from './signed-note.ts';
import { readTilePath } from './tile-paths.ts';
import { readTileBytes } from './tiles.ts';
import { toProofView } from './views.ts';

const TEXT = 'text/plain; charset=utf-8';
/** A tile of a size never changes. */
const FOREVER = 'public, max-age=31536000, immutable';

const about = z.object({ kind: z.enum(SUBJECT_TYPES), id: id() });
const sizes = z.object({ former: id(), later: id() });

/** The public log, its proofs and the page that checks them. */
export function addPublicLogRoutes(app: FastifyInstance, routes: Routes, { database }: Services): void {
  addLogFiles(app, database);

  routes.page('proofs.show', {
    params: about,
    policy: anyone,
    handle: async (context, { params }) => {
      const subject = await findLogged(context.database, params);
      if (subject === null && !(await isNoted(context.database, params))) throw notFound();
      return inertia('public-log/proof', { proof: await toProofView(context, params, subject) });
    },
  });

  routes.page('verify', {
    query: z.object({
      of: z
        .string()
        .regex(/^[a-z_]{1,20}\/\d{1,10}$/)
        .catch('')
        .default(''),
    }),
    policy: anyone,
    cacheTags: () => ['verify'],
    handle: async (_context, { query }) => inertia('public-log/verify', { subject: query.of }),
  });

  routes.page('proofs.file', {
    params: about,
    policy: anyone,
    handle: async (context, { params }) => {
      const subject = await findLogged(context.database, params);
      if (subject === null) throw notFound();
      return json(await proofOf(context, subject));
    },
  });

  routes.page('proofs.consistency', {
    params: sizes,
    policy: anyone,
    handle: async (context, { params: { former, later } }) => {
      const head = await readHead(context.database);
      if (head === null || former > later || later > head.size) throw notFound();
      return json({ path: await consistencyOf(context.database, former, later) });
    },
  });
}

/** The files of C2SP tlog-tiles, and the program that checks proofs. */
function addLogFiles(app: FastifyInstance, database: Services['database']): void {
  app.get(ROUTES['log.checkpoint'].path, async (_request, reply) => {
    const head = await readHead(database);
    if (head === null) return reply.callNotFound();
    return reply
      .type(TEXT)
      .header('cache-control', 'no-store')
      .send(await withCosignatures(database, head));
  });

  app.get(ROUTES['log.key'].path, async (_request, reply) => {
    const keys = await verifiersOf(database);
    return reply
      .type(TEXT)
      .header('cache-control', 'public, max-age=60')
      .send(keys.map((key) => `${verifierText(key)}\n`).join(''));
  });

  app.get<{ Params: { '*': string } }>(ROUTES['log.tile'].path, async ({ params }, reply) => {
    const address = readTilePath(params['*']);
    const bytes = address && (await readTileBytes(database, address));
    if (!bytes) return reply.callNotFound();
    return reply.type('application/octet-stream').header('cache-control', FOREVER).send(bytes);
  });

  app.get(ROUTES['verify.script'].path, (_request, reply) => {
    reply.type('text/javascript; charset=utf-8');
    return reply.sendFile('verify.mjs', { maxAge: 3_600_000 });
  });
}
