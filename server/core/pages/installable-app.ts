import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from '../../../common/format/language.ts';
import { route, ROUTES } from '../../../common/routes/route-table.ts';
import { inertia } from '../answers.ts';
import { notFound } from '../errors.ts';
import { anyone } from '../policies.ts';
import type { Routes } from '../routes.ts';
import type { Services } from '../services.ts';
import { webManifest } from './web-manifest.ts';

const FILE = 'service-worker.js';

type Parts = Pick<Services, 'config' | 'texts'> & { dist: string };

/** The parts of the installable app: a manifest in each language, the service worker, the offline page. */
export function addInstallableApp(
  app: FastifyInstance,
  routes: Routes,
  { config, texts, dist }: Parts,
): void {
  for (const language of LANGUAGES)
    app.get(route('manifest', {}, { language }), (_request, reply) =>
      reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(webManifest(language, config.appName, texts.t(language))),
    );
  const folder = join(process.cwd(), dist, 'client');
  app.get(ROUTES.service_worker.path, (_request, reply) => {
    if (!existsSync(join(folder, FILE))) throw notFound();
    // Revalidated each time, so that a new version is noticed.
    return reply.header('cache-control', 'no-cache').sendFile(FILE, folder, { cacheControl: false });
  });
  routes.page('offline', {
    policy: anyone,
    cacheTags: () => ['offline'],
    handle: () => inertia('errors/offline', {}),
  });
}
