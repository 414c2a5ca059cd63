import type { FastifyInstance } from 'fastify';
import { ROUTES } from '../../common/route-table.ts';
import { describeApi } from './openapi.ts';
import type { Routes } from './routes.ts';
import type { Config } from './config.ts';

const ROBOTS = [
  'User-agent: *',
  'Disallow: /dev/',
  'Disallow: /dashboard',
  'Disallow: /settings',
  'Disallow: /profile',
  '',
].join('\n');

/** Files at fixed addresses for programs. */
export function addSiteFiles(app: FastifyInstance, routes: Routes, config: Config): void {
  app.get(ROUTES.robots.path, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`${ROBOTS}Sitemap: ${config.appUrl}${ROUTES.sitemap.path}\n`),
  );
  const description = describeApi(routes.calls, config.appName, config.appUrl);
  app.get(ROUTES.openapi.path, () => description);
}
