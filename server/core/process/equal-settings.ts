import { createHmac } from 'node:crypto';
import type { DatabaseHandle } from '../../database/client.ts';
import type { Config } from '../config/config.ts';

const PREFIX = 'plumbline:';
/** PostgreSQL keeps 63 characters of a name, and a setting has 30 bits of it. */
const CHARACTERS = 5;

/** Settings that all processes on one database need alike, each with what it means in the configuration. */
const EQUAL: Record<string, (config: Config) => unknown> = {
  APP_KEY: ({ appKey }) => appKey,
  APP_URL: ({ appUrl }) => appUrl,
  REDIS_URL: ({ redisUrl }) => redisUrl,
  'S3_BUCKET and S3_ENDPOINT': ({ s3 }) => s3 && [s3.bucket, s3.endpoint, s3.region],
  'BROADCAST and PUSHER_…': ({ realtime }) => ({ ...realtime, webhooks: null }),
  'PAYMENTS and STRIPE_…': ({ payments, stripe }) => [payments, stripe],
  RATE_LIMITS: ({ rateLimits }) => rateLimits,
  PAGE_CACHE: ({ pageCache }) => pageCache,
  TRUST_PROXY: ({ trustProxy }) => trustProxy,
};
const NAMES = Object.keys(EQUAL);

/** The part of a name that says the version follows this sign; it has what is left of the 63 characters. */
const BEFORE_VERSION = '/';
const VERSION_CHARACTERS = 7;

/** The name of this process's connections, by which the others see whether its settings are theirs, and its version. */
export const nameOfConnections = (config: Config): string =>
  settingsOf(config) + BEFORE_VERSION + shortVersion(config.release.version);

/** As it stands in the names of connections. */
export const shortVersion = (version: string): string => version.slice(0, VERSION_CHARACTERS);

/** The versions of the processes that run on this database, each once; null: of an earlier version, which does not say it. */
export async function versionsOfProcesses({ sql }: DatabaseHandle): Promise<(string | null)[]> {
  const rows = await sql<{ version: string | null }[]>`
    select distinct nullif(split_part(application_name, ${BEFORE_VERSION}, 2), '') as version
    from pg_stat_activity
    where datname = current_database() and application_name like ${`${PREFIX}%`} and pid <> pg_backend_pid()
    order by 1`;
  return rows.map(({ version }) => version);
}

function settingsOf(config: Config): string {
  const short = (read: (from: Config) => unknown) =>
    createHmac('sha256', config.appKey)
      .update(JSON.stringify(read(config)) ?? '')
      .digest('base64url')
      .slice(0, CHARACTERS);
  return PREFIX + Object.values(EQUAL).map(short).join('');
}

/** The names of settings in which running processes differ from this one. */
export async function differingSettings({ sql }: DatabaseHandle, config: Config): Promise<string[]> {
  const own = settingsOf(config);
  const others = await sql<{ name: string }[]>`
    select distinct split_part(application_name, ${BEFORE_VERSION}, 1) as name from pg_stat_activity
    where datname = current_database() and application_name like ${`${PREFIX}%`}
      and char_length(split_part(application_name, ${BEFORE_VERSION}, 1)) = ${own.length}`;
  const differing = NAMES.filter((_name, index) =>
    others.some(({ name }) => partOf(name, index) !== partOf(own, index)),
  );
  // The key is part of every other comparison.
  return differing.includes('APP_KEY') ? ['APP_KEY'] : differing;
}

const partOf = (name: string, index: number): string =>
  name.slice(PREFIX.length + index * CHARACTERS, PREFIX.length + (index + 1) * CHARACTERS);

/** One sentence for the operator. Null: nothing differs. */
export function sentenceOfDifference(differing: readonly string[]): string | null {
  return differing.length === 0
    ? null
    : `Other running processes on this database have another ${differing.join(', ')}: give all of them the same values (docs/scaling.md).`;
}
