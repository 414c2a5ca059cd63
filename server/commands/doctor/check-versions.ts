import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import * as z from 'zod';
import { shortVersion, versionsOfProcesses } from '../../core/process/equal-settings.ts';
import {
  openDriver,
  type ConnectionTarget,
  type Database,
  type DatabaseHandle,
} from '../../database/client.ts';
import { finding, type Finding } from './finding.ts';

const ofParts = finding('versions');
const ofProcesses = finding('processes');
const PACKAGE = z.object({ engines: z.object({ node: z.string() }) });
const AT_LEAST = /^>=\s*(\d+)(?:\.(\d+))?/;

type Checked = { handle: DatabaseHandle; target: ConnectionTarget; version: string };

/** Versions of Node, PostgreSQL's extensions and PgBouncer, and of the other processes on this database. */
export const checkVersions = async ({ handle, target, version }: Checked): Promise<Finding[]> => [
  await checkNode('package.json', process.versions.node),
  ...(await checkExtensions(handle.database)),
  ...(await checkPooler(target)),
  saidOfProcesses(await versionsOfProcesses(handle), shortVersion(version)),
];

/** Node against what package.json asks for. */
export async function checkNode(file: string, running: string): Promise<Finding> {
  const text = await readFile(file, 'utf8').catch(() => 'null');
  const asked = PACKAGE.safeParse(JSON.parse(text)).data?.engines.node ?? '';
  const [, major, minor = '0'] = AT_LEAST.exec(asked) ?? [];
  if (major === undefined)
    return ofParts('unknown', `Node ${running} runs; ${file} does not say which one is needed.`);
  const [ownMajor = 0, ownMinor = 0] = running.split('.').map(Number);
  const isOld = ownMajor < Number(major) || (ownMajor === Number(major) && ownMinor < Number(minor));
  return isOld
    ? ofParts('wrong', `Node ${running} runs, and ${asked} is needed: npm ci brings it.`)
    : ofParts('ok', `Node ${running} runs; ${asked} is needed.`);
}

type Extension = { name: string; installed: string; offered: string | null };

/** Extensions as they are in the database, against those that the server has on its disk. */
async function checkExtensions(database: Database): Promise<Finding[]> {
  const { rows } = await sql<Extension>`
    select e.extname as name, e.extversion as installed, a.default_version as offered
    from pg_extension e left join pg_available_extensions a on a.name = e.extname order by 1`.execute(
    database,
  );
  return saidOfExtensions(rows);
}

export function saidOfExtensions(extensions: readonly Extension[]): Finding[] {
  const lost = extensions.filter(({ offered }) => offered === null).map(({ name }) => name);
  const old = extensions.filter(({ installed, offered }) => offered !== null && installed !== offered);
  return [
    ...(lost.length === 0
      ? []
      : [
          ofParts(
            'unknown',
            `Of ${lost.join(', ')} the server has no files: install PostgreSQL’s contrib package of its version there.`,
          ),
        ]),
    ...old.map(({ name, installed, offered }) =>
      ofParts(
        'look',
        `The extension ${name} is ${installed}, and the server has ${offered}: alter extension ${name} update.`,
      ),
    ),
    ...(lost.length + old.length > 0 || extensions.length === 0
      ? []
      : [
          ofParts(
            'ok',
            `The extensions are those of the server: ${extensions.map(({ name, installed }) => `${name} ${installed}`).join(', ')}.`,
          ),
        ]),
  ];
}

/** PgBouncer tells its version in a database of its own, to the users that its settings name. */
export async function checkPooler(target: ConnectionTarget): Promise<Finding[]> {
  if (!('url' in target) || target.direct === undefined) return [];
  const console = openDriver({ url: target.url }, { database: 'pgbouncer', max: 1, max_lifetime: null });
  try {
    const [row] = await console.unsafe<{ version: string }[]>('show version').simple();
    return [
      row
        ? ofParts('ok', `${row.version} stands before PostgreSQL.`)
        : ofParts('unknown', 'The pooler before PostgreSQL does not say its version.'),
    ];
  } catch {
    return [
      ofParts(
        'unknown',
        'The pooler before PostgreSQL does not say its version: name the user of DATABASE_URL in its stats_users.',
      ),
    ];
  } finally {
    await console.end({ timeout: 0 });
  }
}

/** `running`: the versions of processes with an open connection; null for one that does not say it. */
export function saidOfProcesses(running: readonly (string | null)[], own: string): Finding {
  const others = running.filter((version) => version !== own);
  if (others.length > 0) {
    const names = others.map((version) => version ?? 'an earlier version').join(', ');
    return ofProcesses(
      'look',
      `Processes of ${names} run on this database, and this is ${own}: end the upgrade, or stop what was forgotten (docs/upgrades.md).`,
    );
  }
  return running.length === 0
    ? ofProcesses('unknown', 'No process on this database says its version.')
    : ofProcesses('ok', `Every process on this database is of ${own}.`);
}
