import { existsSync } from 'node:fs';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Only the client's files: not the manifest, not the server bundle. */
export async function servePublicFiles(app: FastifyInstance, dist: string): Promise<void> {
  await app.register(serveStatic, {
    root: join(process.cwd(), 'web', 'static'),
    prefix: '/assets-static/',
    maxAge: '1d',
    decorateReply: true,
  });
  const built = join(process.cwd(), dist, 'client', 'assets');
  if (!existsSync(built)) return;
  await app.register(serveStatic, {
    root: built,
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
    preCompressed: true,
  });
}
