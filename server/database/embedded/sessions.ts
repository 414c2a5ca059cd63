import { existsSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import type { ConnectionTarget } from '../client.ts';
import { EMBEDDED_PORT, type Cluster } from './cluster.ts';

type Settings = postgres.Options<Record<string, postgres.PostgresType>>;

/** A connection to the cluster's own database. */
export function openSession({ sockets }: Cluster, settings: Settings = {}): postgres.Sql {
  return postgres({
    host: sockets,
    port: EMBEDDED_PORT,
    database: 'postgres',
    username: 'plumbline',
    max: 1,
    // They are not used here, and to ask for them while the database ends leaves an unhandled rejection.
    fetch_types: false,
    connect_timeout: 5,
    onnotice: () => undefined,
    ...settings,
  });
}

/** Whether the database answers. */
export async function accepts(cluster: Cluster): Promise<boolean> {
  if (!existsSync(join(cluster.sockets, `.s.PGSQL.${EMBEDDED_PORT}`))) return false;
  const probe = openSession(cluster, { connect_timeout: 2 });
  try {
    await probe`select 1`;
    return true;
  } catch {
    return false;
  } finally {
    await probe.end({ timeout: 0 });
  }
}

/** Makes the product's database unless it is there, and says how to reach it. */
export async function ensureDatabase(cluster: Cluster, name: string): Promise<ConnectionTarget> {
  const session = openSession(cluster);
  try {
    const found = await session`select 1 from pg_database where datname = ${name}`;
    if (found.length === 0) await session`create database ${session(name)}`.catch(unlessItExists);
  } finally {
    await session.end();
  }
  return targetIn(cluster, name);
}

export const targetIn = ({ sockets }: Cluster, database: string): ConnectionTarget => ({
  socketDirectory: sockets,
  port: EMBEDDED_PORT,
  database,
});

function unlessItExists(error: { code?: string }): void {
  if (error.code !== '42P04' && error.code !== '23505') throw error;
}
