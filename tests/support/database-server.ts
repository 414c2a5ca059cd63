import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import type { TestProject } from 'vitest/node';
import { openDatabase, type ConnectionTarget } from '../../server/database/client.ts';
import { startEmbedded } from '../../server/database/embedded.ts';
import { migrate } from '../../server/database/migrator.ts';
import { seedReference } from '../../server/database/seeds/reference/seed.ts';
import settings from './database-settings.json' with { type: 'json' };

declare module 'vitest' {
  interface ProvidedContext {
    /** The server for test databases, and the migrated database they are copied from. */
    databaseServer: { target: ConnectionTarget; template: string };
  }
}

/** One PostgreSQL for the whole run: the server in DATABASE_URL, or the embedded one in a folder of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const template = `plumbline_template_${process.pid}`;
  const { target, stop } = await startServer();
  const server = openDatabase(target, { connections: 1 });
  await server.sql.unsafe(`drop database if exists ${template}`);
  await server.sql.unsafe(`create database ${template}`);
  const made = openDatabase(databaseOn(target, template));
  await migrate(made.database);
  await seedReference(made);
  await made.close();
  project.provide('databaseServer', { target, template });
  return async () => {
    await server.sql.unsafe(`drop database if exists ${template} with (force)`);
    await server.close();
    await stop();
  };
}

async function startServer(): Promise<{ target: ConnectionTarget; stop: () => Promise<void> }> {
  const url = process.env['DATABASE_URL'];
  if (url) return { target: { url }, stop: async () => undefined };
  const folder = join(tmpdir(), `plumbline-tests-${process.pid}`);
  const server = await startEmbedded(folder, 'postgres', settings);
  return {
    target: server.target,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The same server, another database. */
export function databaseOn(target: ConnectionTarget, name: string): ConnectionTarget {
  if (!('url' in target)) return { ...target, database: name };
  const url = new URL(target.url);
  url.pathname = `/${name}`;
  return { url: url.href };
}

/** The environment of a process that uses this database; the driver reads a socket's folder from PGHOST. */
export function settingsFor(target: ConnectionTarget): Record<string, string> {
  if ('url' in target) return { DATABASE_URL: target.url };
  const { socketDirectory, port, database } = target;
  return {
    DATABASE_URL: `postgres:///${database}`,
    PGHOST: socketDirectory,
    PGPORT: String(port),
    PGUSER: 'plumbline',
  };
}
