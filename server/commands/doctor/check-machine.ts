import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database } from '../../database/client.ts';
import { isMigrated } from '../../database/migrator.ts';
import { finding, type Finding } from './finding.ts';

const OLDEST_POSTGRES = 15;
/** Seconds by which the clocks of this machine and of the database may differ. */
const CLOCK_S = 2;
const GIGABYTE = 1_073_741_824;
const FREE_GB = 2;
const FREE_SHARE = 0.05;

const ofDatabase = finding('database');
const ofClock = finding('clock');
const ofDisk = finding('disk');

/** Version, migrations and clock of the database. */
export async function checkDatabase(database: Database): Promise<Finding[]> {
  const before = Date.now();
  const { rows } = await sql<{ version: number; name: string; at: Date; isReadOnly: boolean }>`
    select current_setting('server_version_num')::integer / 10000 as version,
      split_part(current_setting('server_version'), ' ', 1) as name, clock_timestamp() as at,
      pg_is_in_recovery() or current_setting('default_transaction_read_only') = 'on' as "isReadOnly"`.execute(
    database,
  );
  const middle = (before + Date.now()) / 2;
  const { version = 0, name = '', at = new Date(0), isReadOnly = false } = rows[0] ?? {};
  const apart = Math.abs(at.getTime() - middle) / 1000;
  return [
    version < OLDEST_POSTGRES
      ? ofDatabase('wrong', `PostgreSQL ${name} is too old: ${OLDEST_POSTGRES} is the oldest that is tested.`)
      : ofDatabase('ok', `PostgreSQL ${name} answers.`),
    ...(isReadOnly
      ? [
          ofDatabase(
            'wrong',
            'The database takes no writes: it is a standby, or default_transaction_read_only is on.',
          ),
        ]
      : []),
    (await migrated(database))
      ? ofDatabase('ok', 'Every migration is applied.')
      : ofDatabase('look', 'Migrations are missing: the next start applies them.'),
    apart > CLOCK_S
      ? ofClock(
          'wrong',
          `This machine and the database differ by ${apart.toFixed(0)} seconds: set both by NTP.`,
        )
      : ofClock('ok', 'This machine and the database agree.'),
  ];
}

/** A database that never started has no table of migrations. */
const migrated = (database: Database): Promise<boolean> => isMigrated(database).catch(() => false);

/** The room that is left where the data lies. */
export async function checkDisk(folder: string): Promise<Finding[]> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const free = (bavail * bsize) / GIGABYTE;
  const isLittle = free < FREE_GB || bavail < blocks * FREE_SHARE;
  const sentence = `${free.toFixed(1)} GB are free in DATA_DIR (${folder}).`;
  return [
    isLittle
      ? ofDisk('look', `${sentence} Make room before a backup or an upgrade.`)
      : ofDisk('ok', sentence),
  ];
}
