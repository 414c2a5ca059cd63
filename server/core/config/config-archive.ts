import { resolve, sep } from 'node:path';
import * as z from 'zod';
import { ConfigError } from './config-error.ts';
import type { S3Config } from './config-parts.ts';

/** Where the embedded database is archived: a folder, or objects of a bucket whose names begin with `prefix`. */
export type ArchivePlace = { folder: string } | { s3: S3Config; prefix: string };

export type ArchiveConfig = {
  place: ArchivePlace;
  /** Days that can be gone back; what is older is deleted. */
  days: number;
  /** Seconds after which a change is in the archive at the latest. */
  seconds: number;
  /** Megabytes that wait for an archive that cannot be written. Beyond, the oldest are given up, so that the database goes on. */
  queueMegabytes: number;
};

const PLACE_RULE = 'must be the path of a folder, or s3://BUCKET/NAME';
const BUCKET = /^s3:\/\/([a-z\d][a-z\d-]{1,61}[a-z\d])(?:\/([\w./-]{0,200}))?$/;

const between = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, `must be a number from ${least} to ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be a number from ${least} to ${most}`);

export const ARCHIVE_SETTINGS = {
  ARCHIVE: z
    .string()
    .trim()
    .refine((text) => !/^\w+:\/\//.test(text) || BUCKET.test(text), PLACE_RULE)
    .optional(),
  // The privacy policy says that copies of erased data are gone after 35 days.
  ARCHIVE_DAYS: between(1, 35).default(30),
  ARCHIVE_SECONDS: between(5, 3600).default(60),
  ARCHIVE_QUEUE_MB: between(64, 500_000).default(4096),
};

const SCHEMA = z.object(ARCHIVE_SETTINGS);

type Beside = { dataDir: string; databaseUrl: string | null; s3: S3Config | null };

export function archiveOf(
  settings: z.infer<typeof SCHEMA>,
  { dataDir, databaseUrl, s3 }: Beside,
): ArchiveConfig | null {
  const { ARCHIVE, ARCHIVE_DAYS: days, ARCHIVE_SECONDS: seconds } = settings;
  if (ARCHIVE === undefined) return null;
  if (databaseUrl !== null)
    throw new ConfigError(
      'Setting ARCHIVE: is for the embedded database; the server in DATABASE_URL is archived by its own tools (docs/recovery.md, pgBackRest).',
    );
  return { place: placeOf(ARCHIVE, dataDir, s3), days, seconds, queueMegabytes: settings.ARCHIVE_QUEUE_MB };
}

function placeOf(text: string, dataDir: string, s3: S3Config | null): ArchivePlace {
  const [, bucket, prefix = ''] = BUCKET.exec(text) ?? [];
  if (bucket !== undefined) {
    if (s3 === null)
      throw new ConfigError('Setting ARCHIVE: a bucket needs the S3_ settings, S3_BUCKET among them.');
    const below = prefix.replace(/^\/+|\/+$/g, '');
    if (bucket === s3.bucket && below === 'uploads')
      throw new ConfigError('Setting ARCHIVE: uploads/ of S3_BUCKET is where the uploads are.');
    return { s3: { ...s3, bucket }, prefix: below === '' ? '' : `${below}/` };
  }
  const folder = resolve(text);
  if (folder === dataDir || folder.startsWith(dataDir + sep) || dataDir.startsWith(folder + sep))
    throw new ConfigError(
      'Setting ARCHIVE: must lie outside of DATA_DIR, best on another disk, so that both are not lost together.',
    );
  return { folder };
}
