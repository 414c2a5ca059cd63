import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { ROUTES } from '../../common/routes/route-table.ts';
import { inertia, json } from '../core/answers.ts';
import { notFound } from '../core/errors.ts';
import { limitOf } from '../core/limits/rate-limits.ts';
import { toFastifyPath } from '../core/http/fastify-path.ts';
import { anyone } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import type { Services } from '../core/services.ts';
import { oldestChange, readState } from './state.ts';
import { mediaTypeOf, toDataPackage, toOpenDataView, toStateFile } from './views.ts';
import { folderOf } from './write-edition.ts';

const CHANGE_FILE = /^([1-9]\d{0,9})\.jsonl$/;
const FILE = /^[a-z-]{1,40}-\d{1,10}\.(jsonl|csv|parquet)$/;

/** Files of what is public, for programs and for people. */
export function addOpenDataRoutes(app: FastifyInstance, routes: Routes, services: Services): void {
  const { config } = services;
  const { dataLicense: license, appName, appUrl } = config;

  routes.page('open_data', {
    policy: anyone,
    handle: async (context) =>
      inertia('open-data/show', {
        data: toOpenDataView(await readState(context.database), { license, site: appUrl }, context.language),
      }),
  });

  routes.page('open_data.state', {
    policy: anyone,
    handle: async (context) => json(toStateFile(await readState(context.database), license)),
  });

  routes.page('open_data.package', {
    policy: anyone,
    handle: async (context) =>
      json(toDataPackage(await readState(context.database), { license, appName, appUrl })),
  });

  addFiles(app, services);
}

/** Changes and editions, and the program that recomputes. */
function addFiles(app: FastifyInstance, services: Services): void {
  const { database, config } = services;
  app.get<{ Params: { file: string } }>(
    toFastifyPath(ROUTES['open_data.changes'].path),
    { config: limitOf('follow', services) },
    async ({ params }, reply) => {
      const number = Number(CHANGE_FILE.exec(params.file)?.[1] ?? 0);
      const state = await readState(database);
      if (number > state.number || number < oldestChange(state.number)) throw notFound();
      const rows = await database
        .selectFrom('open_data_changes')
        .select(['resource', 'id', 'line', 'is_replaced'])
        .where('number', '=', number)
        .orderBy('resource')
        .orderBy('id')
        .execute();
      const lines = rows.map(({ resource, id, line, is_replaced }) =>
        is_replaced
          ? `${JSON.stringify({ resource, id, row: null, replaced: true })}\n`
          : `{"resource":"${resource}","id":${id},"row":${line ?? 'null'}}\n`,
      );
      return reply
        .type('application/jsonl; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(lines.join(''));
    },
  );

  app.get<{ Params: { file: string } }>(
    toFastifyPath(ROUTES['open_data.file'].path),
    { config: limitOf('download', services) },
    (request, reply) => {
      const { file } = request.params;
      const format = z.enum(['jsonl', 'csv', 'parquet']).safeParse(FILE.exec(file)?.[1]);
      if (!format.success) throw notFound();
      reply.header('x-content-type-options', 'nosniff');
      return reply
        .type(mediaTypeOf(format.data))
        .sendFile(file, folderOf(config.dataDir), { maxAge: 86_400_000, contentType: false });
    },
  );

  app.get(ROUTES['open_data.recompute'].path, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').sendFile('recompute.mjs', { maxAge: 3_600_000 }),
  );
}
