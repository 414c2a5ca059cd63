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

/** The name of this process's connections, by which the others see whether its settings are theirs. */
export function nameOfConnections(config: Config): string {
  const short = (read: (from: Config) => unknown) =>
    createHmac('sha256', config.appKey)
      .update(JSON.stringify(read(config)) ?? '')
      .digest('base64url')
      .slice(0, CHARACTERS);
  return PREFIX + Object.values(EQUAL).map(short).join('');
}

/** The names of settings in which running processes differ from this one. */
export async function differingSettings({ sql }: DatabaseHandle, config: Config): Promise<string[]> {
  const own = nameOfConnections(config);
  const others = await sql<{ name: string }[]>`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and application_name like ${`${PREFIX}%`}
      and char_length(application_name) = ${own.length}`;
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
