import * as z from 'zod';
import { ConfigError } from './config-error.ts';
import type { S3Config } from './config-parts.ts';
import { hostName, settingUrl } from './config-urls.ts';

const ENDPOINT_RULE =
  'must be http:// or https:// and a host, such as https://storage.your-domain, without a user, a query or the name of the bucket';

/** A path may follow: some storages have one. */
const endpoint = z
  .string()
  .trim()
  .refine((text) => {
    const url = /^https?:\/\//i.test(text) ? settingUrl(text) : null;
    if (url === null || url.port === '0' || url.search !== '') return false;
    return url.username + url.password === '' && hostName.safeParse(url.hostname).success;
  }, ENDPOINT_RULE);
const key = z.string().regex(/^\S{1,256}$/, 'must be one word');

/** Amazon's regions; storages of others name theirs as they like. */
const AMAZON_REGION = /^[a-z]{2,4}(-[a-z]+){1,3}-\d{1,2}$/;

/** The settings of a bucket; all of them may be left out. */
export const S3_SETTINGS = {
  // Without dots, which certificates of Amazon's hosts do not cover.
  S3_BUCKET: z
    .string()
    .regex(
      /^(?!xn--|sthree-|amzn-s3-demo-)[a-z\d][a-z\d-]{1,61}[a-z\d](?<!-s3alias)$/,
      'must be the name of a bucket: 3 to 63 small letters, digits and -',
    )
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z\d-]{2,30}$/, 'must be the name of a region, such as us-east-1')
    .default('us-east-1'),
  S3_ENDPOINT: endpoint.optional(),
  S3_PUBLIC_ENDPOINT: endpoint.optional(),
  S3_ACCESS_KEY_ID: key.optional(),
  S3_SECRET_ACCESS_KEY: key.optional(),
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
  refuseDoubledBucket('S3_ENDPOINT', settings.S3_ENDPOINT, bucket);
  refuseDoubledBucket('S3_PUBLIC_ENDPOINT', settings.S3_PUBLIC_ENDPOINT, bucket);
  if (settings.S3_ENDPOINT === undefined && !AMAZON_REGION.test(settings.S3_REGION))
    throw new ConfigError(
      'Setting S3_REGION: must be the name of a region of Amazon, such as us-east-1, where S3_ENDPOINT is unset.',
    );
  return {
    bucket,
    region: settings.S3_REGION,
    endpoint: settings.S3_ENDPOINT ?? null,
    publicEndpoint: settings.S3_PUBLIC_ENDPOINT ?? null,
    credentials:
      accessKeyId === undefined || secretAccessKey === undefined ? null : { accessKeyId, secretAccessKey },
  };
}

/** The SDK adds the bucket itself, and a storage finds nothing in `bucket/bucket`. */
function refuseDoubledBucket(setting: string, address: string | undefined, bucket: string): void {
  if (address === undefined) return;
  const { hostname, pathname } = new URL(address);
  if (hostname.startsWith(`${bucket}.`) || pathname.split('/').filter(Boolean).at(-1) === bucket)
    throw new ConfigError(`Setting ${setting}: ${ENDPOINT_RULE}.`);
}
