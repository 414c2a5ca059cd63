import { ConfigError } from './config-error.ts';
import { URL_SETTINGS } from './config-urls.ts';

/** The PostgreSQL server itself, where DATABASE_URL leads to a pooler in transaction mode. */
export const DATABASE_SETTINGS = { DATABASE_DIRECT_URL: URL_SETTINGS.DATABASE_URL };

export type DatabaseConfig = { databaseUrl: string | null; databaseDirectUrl: string | null };

export function databaseOf({
  DATABASE_URL: url,
  DATABASE_DIRECT_URL: direct,
}: {
  DATABASE_URL?: string | undefined;
  DATABASE_DIRECT_URL?: string | undefined;
}): DatabaseConfig {
  if (direct !== undefined && url === undefined)
    throw new ConfigError('Setting DATABASE_DIRECT_URL: needs DATABASE_URL, the address of the pooler.');
  return { databaseUrl: url ?? null, databaseDirectUrl: direct ?? null };
}
