import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase, type ConnectionTarget } from '../../server/database/client.ts';
import { startEmbedded } from '../../server/database/embedded.ts';
import type { Scale } from '../options.ts';
import { CACHE } from '../settings.ts';
import { buildDataset } from './build.ts';

export type Dataset = {
  scale: Scale;
  target: ConnectionTarget;
  /** The settings by which a server of the product finds this database. */
  settings: { DATA_DIR: string; DATABASE_URL: string };
  close: () => Promise<void>;
};

/**
 * Opens the data set of a scale and creates it when it is missing. It is a database of its own on the server
 * in DATABASE_URL, else an embedded server in bench/.cache. Its name changes with the migrations and with its
 * rules; older data sets are removed.
 */
export async function openDataset(scale: Scale, databaseUrl: string | undefined): Promise<Dataset> {
  mkdirSync(CACHE, { recursive: true });
  return databaseUrl ? openOnServer(scale, databaseUrl) : openEmbedded(scale);
}

async function openEmbedded(scale: Scale): Promise<Dataset> {
  const folder = join(CACHE, `${scale}-${version()}`);
  const built = join(folder, 'built');
  if (!existsSync(built)) {
    for (const name of readdirSync(CACHE).filter((name) => name.startsWith(`${scale}-`)))
      rmSync(join(CACHE, name), { recursive: true, force: true });
  }
  mkdirSync(folder, { recursive: true });
  const server = await startEmbedded(folder);
  if (!existsSync(built)) {
    await buildDataset(server.target, scale);
    writeFileSync(built, '');
  }
  return {
    scale,
    target: server.target,
    settings: { DATA_DIR: folder, DATABASE_URL: '' },
    close: server.stop,
  };
}

async function openOnServer(scale: Scale, databaseUrl: string): Promise<Dataset> {
  const name = `plumbline_bench_${scale}_${version()}`;
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  const target = { url: url.href };
  const server = openDatabase({ url: databaseUrl }, { connections: 1 });
  try {
    if (!(await isBuilt(server.sql, name))) {
      const old = await server.sql<
        { datname: string }[]
      >`select datname from pg_database where datname like ${`plumbline\\_bench\\_${scale}\\_%`}`;
      for (const { datname } of old) await server.sql`drop database ${server.sql(datname)}`;
      await server.sql`create database ${server.sql(name)}`;
      await buildDataset(target, scale);
      await server.sql`comment on database ${server.sql(name)} is 'built'`;
    }
  } finally {
    await server.close();
  }
  return {
    scale,
    target,
    settings: { DATA_DIR: CACHE, DATABASE_URL: url.href },
    close: async () => undefined,
  };
}

async function isBuilt(sql: ReturnType<typeof openDatabase>['sql'], name: string): Promise<boolean> {
  const [row] = await sql<{ built: boolean }[]>`
    select shobj_description(oid, 'pg_database') is not distinct from 'built' as built from pg_database where datname = ${name}`;
  return row?.built ?? false;
}

function version(): string {
  const hash = createHash('sha1');
  for (const folder of [
    import.meta.dirname,
    join(import.meta.dirname, '..', '..', 'server', 'database', 'migrations'),
  ])
    for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 8);
}
