import * as z from 'zod';
import { ConfigError } from './config-error.ts';
import type { S3Config } from './config-parts.ts';

const ENDPOINT = z.url({ protocol: /^https?$/, error: 'must start with http:// or https://' });

/** The settings of a bucket; all of them may be left out. */
export const S3_SETTINGS = {
  // Without dots, which certificates of Amazon's hosts do not cover.
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z\d][a-z\d-]{1,61}[a-z\d]$/,
      'must be the name of a bucket: 3 to 63 small letters, digits and -',
    )
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z\d-]{2,30}$/, 'must be the name of a region, such as us-east-1')
    .default('us-east-1'),
  S3_ENDPOINT: ENDPOINT.optional(),
  S3_PUBLIC_ENDPOINT: ENDPOINT.optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).max(256).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).max(256).optional(),
};

const SCHEMA = z.object(S3_SETTINGS);

/** Throws ConfigError for half of a pair, or for settings of a bucket without its name. */
export function s3Of(settings: z.infer<typeof SCHEMA>): S3Config | null {
  const {
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = settings;
  const others = [settings.S3_ENDPOINT, settings.S3_PUBLIC_ENDPOINT, accessKeyId, secretAccessKey];
  if (bucket === undefined) {
    if (others.every((value) => value === undefined)) return null;
    throw new ConfigError('Setting S3_BUCKET: is needed, because other settings of S3 are there.');
  }
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
    throw new ConfigError('Setting S3_ACCESS_KEY_ID: needs S3_SECRET_ACCESS_KEY, and that needs it.');
  return {
    bucket,
    region: settings.S3_REGION,
    endpoint: settings.S3_ENDPOINT ?? null,
    publicEndpoint: settings.S3_PUBLIC_ENDPOINT ?? null,
    credentials:
      accessKeyId === undefined || secretAccessKey === undefined ? null : { accessKeyId, secretAccessKey },
  };
}
