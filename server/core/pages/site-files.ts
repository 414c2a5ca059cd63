import type { FastifyInstance } from 'fastify';
import type { Language } from '../../../common/format/language.ts';
import { ROUTES, route } from '../../../common/routes/route-table.ts';
import { baseMapFile } from '../../maps/base-map.ts';
import { serveStreetTiles } from '../../maps/serve-street-tiles.ts';
import { describeApi } from '../http/openapi.ts';
import type { Routes } from '../routes.ts';
import type { Config } from '../config/config.ts';

/** It changes with an edition of the product, and an old one is still a map. */
const BASE_MAP_SECONDS = 7 * 24 * 3600;

/** A statement about contacts is renewed at least this often (RFC 9116). */
const SECURITY_DAYS = 180;

/** The address for reports of weaknesses, and what is promised to those who send one, in both languages (RFC 9116). */
function securityFile({ appUrl, operator }: Config, now: Date): string {
  const expires = new Date(now.getTime() + SECURITY_DAYS * 24 * 3_600_000);
  const address = (name: 'contact' | 'security', language: Language, query = {}) =>
    `${appUrl}${route(name, {}, { language, query })}`;
  const about = { about: 'security' };
  return [
    '# Found a weakness? Please tell us before anybody else; the policy says what we promise you.',
    '# ¿Encontró una falla de seguridad? Avísenos primero; la política dice a qué nos comprometemos.',
    `Contact: mailto:${operator.email}`,
    `Contact: ${address('contact', 'english', about)}`,
    `Contact: ${address('contact', 'mexican_spanish', about)}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, es',
    `Canonical: ${appUrl}${ROUTES['security.txt'].path}`,
    '# English',
    `Policy: ${address('security', 'english')}`,
    '# Español',
    `Policy: ${address('security', 'mexican_spanish')}`,
    '',
  ].join('\n');
}

/** Files at fixed addresses for programs. */
export function addSiteFiles(app: FastifyInstance, routes: Routes, config: Config): void {
  for (const [route, name] of [
    ['maps.base', 'outlines'],
    ['maps.details', 'details'],
  ] as const)
    app.get(ROUTES[route].path, (_request, reply) =>
      reply
        .type('application/json; charset=utf-8')
        .header('content-encoding', 'gzip')
        .header('cache-control', `public, max-age=${BASE_MAP_SECONDS}`)
        .send(baseMapFile(name)),
    );
  serveStreetTiles(app, config.streetTiles);
  app.get(ROUTES['security.txt'].path, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(securityFile(config, new Date())),
  );
  const description = describeApi(routes.calls, config.appName, config.appUrl);
  app.get(ROUTES.openapi.path, () => description);
}
