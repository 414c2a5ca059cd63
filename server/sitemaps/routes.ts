import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { route, ROUTES } from '../../common/routes/route-table.ts';
import type { Config } from '../core/config/config.ts';
import { notFound } from '../core/errors.ts';
import { toFastifyPath } from '../core/http/fastify-path.ts';
import type { Database } from '../database/client.ts';
import { filesOf, pageRows, rowsFrom, SITEMAP_KINDS, type SitemapKind } from './read-rows.ts';
import { robotsFile } from './robots.ts';
import { sitemapIndex, urlSet } from './sitemap-xml.ts';

const PAGES_FILE = 'pages.xml.gz';
const nameOf = (kind: SitemapKind, firstId: number): string => `${kind}-${firstId}.xml.gz`;
const NAMED = /^(contractors|postings|landings|prices|red-flags)-(\d{1,9})\.xml\.gz$/;

/** The addresses of the site for search engines: a list of files, each compressed as it is read. */
export function addSitemapRoutes(
  app: FastifyInstance,
  { config: { appUrl }, database }: { config: Config; database: Database },
): void {
  const robots = robotsFile(appUrl);
  app.get(ROUTES.robots.path, (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots));
  const addressOf = (file: string) => appUrl + route('sitemaps.show', { file });

  app.get(ROUTES.sitemap.path, async (_request, reply) => {
    const files = (await Promise.all(SITEMAP_KINDS.map((kind) => filesOf(database, kind)))).flat();
    const named = files.map(({ kind, firstId, changedAt }) => ({
      url: addressOf(nameOf(kind, firstId)),
      changedAt,
    }));
    reply.type('application/xml; charset=utf-8');
    return sitemapIndex([{ url: addressOf(PAGES_FILE), changedAt: null }, ...named]);
  });

  app.get<{ Params: { file: string } }>(
    toFastifyPath(ROUTES['sitemaps.show'].path),
    async ({ params: { file } }, reply) => {
      const [, kind, firstId] = NAMED.exec(file) ?? [];
      if (file !== PAGES_FILE && kind === undefined) throw notFound();
      const rows = kind === undefined ? pageRows() : rowsFrom(database, kind as SitemapKind, Number(firstId));
      const zip = createGzip();
      const xml = Readable.from(urlSet(appUrl, rows));
      // A reader who goes away ends the reading; a failure ends the file, which is then no valid archive.
      xml.on('error', (error) => zip.destroy(error));
      zip.on('close', () => xml.destroy());
      reply.type('application/gzip');
      return reply.send(xml.pipe(zip));
    },
  );
}
