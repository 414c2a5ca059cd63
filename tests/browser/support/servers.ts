import { createECDH } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase, type ConnectionTarget } from '../../../server/database/client.ts';
import { embeddedTarget } from '../../../server/database/embedded.ts';
import { databaseOn } from '../../support/database-server.ts';
import { startServer, temporaryDataDir } from '../../support/running-server.ts';
import { writeStreetArchive } from '../../support/street-archive.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** One demo world, served twice: as operators run it, and with streets and what only development has (mailbox, demo logins). */
    servers: { production: string; development: string; database: ConnectionTarget };
  }
}

/** Builds the pages, then starts the product on a database of its own, filled with the demo world. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const built = spawnSync(process.execPath, ['bin/build.js'], { stdio: 'inherit' });
  if (built.status !== 0) throw new Error('the pages could not be built');

  const folder = temporaryDataDir();
  const own = await ownDatabase();
  const shared = {
    DATA_DIR: folder.path,
    SEED: 'demo',
    RATE_LIMITS: 'off',
    ALLOW_NO_LIMITS: '1',
    LOG_LEVEL: 'warn',
    ...own.settings,
    ...pushKeys(),
  };
  const production = await startServer({ ...shared, NODE_ENV: 'production' });
  const MAP_PMTILES = join(folder.path, 'streets.pmtiles');
  writeStreetArchive(MAP_PMTILES);
  const development = await startServer({ ...shared, NODE_ENV: 'development', MAP_PMTILES });
  const database = own.target ?? embeddedTarget(folder.path);
  await allowManyPostings(database);
  project.provide('servers', { production: production.url, development: development.url, database });

  let stopping = false;
  for (const server of [production, development])
    server.process.once('exit', (code) => {
      if (!stopping)
        process.stderr.write(`A server of the browser tests ended with ${code}:\n${server.output()}\n`);
    });

  return async () => {
    stopping = true;
    await development.stop();
    await production.stop();
    await own.drop();
    folder.remove();
  };
}

/** The journeys share a few authors, who publish more in a month than their plans include. */
async function allowManyPostings(target: ConnectionTarget): Promise<void> {
  const { sql, close } = openDatabase(target, { connections: 1 });
  await sql.unsafe(`update plan_terms set limits = limits || '{"postings_a_month": 1000}'::jsonb`);
  await close();
}

type OwnDatabase = {
  settings: Record<string, string>;
  target: ConnectionTarget | null;
  drop: () => Promise<void>;
};

/** A fresh database on the server in DATABASE_URL; without one, the product starts its own. */
async function ownDatabase(): Promise<OwnDatabase> {
  const url = process.env['DATABASE_URL'];
  if (!url) return { settings: {}, target: null, drop: async () => undefined };
  const name = `plumbline_browser_${process.pid}`;
  const server = openDatabase({ url }, { connections: 1 });
  await server.sql.unsafe(`drop database if exists ${name} with (force)`);
  await server.sql.unsafe(`create database ${name}`);
  const target = databaseOn({ url }, name);
  return {
    settings: 'url' in target ? { DATABASE_URL: target.url } : {},
    target,
    drop: async () => {
      await server.sql.unsafe(`drop database if exists ${name} with (force)`);
      await server.close();
    },
  };
}

/** Keys for notices on devices; no push service is ever called. */
function pushKeys(): Record<string, string> {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return {
    VAPID_PUBLIC_KEY: pair.getPublicKey('base64url'),
    VAPID_PRIVATE_KEY: Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
    VAPID_CONTACT: 'mailto:tests@plumbline.test',
  };
}
