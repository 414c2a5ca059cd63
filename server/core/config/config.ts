import { createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import * as z from 'zod';
import { DEFAULT_SITE_TITLE } from '../../../common/constants.ts';
import { ConfigError } from './config-error.ts';
import { WEBHOOK_EVENTS, type PushConfig, type S3Config } from './config-parts.ts';
import { OPERATOR_SETTINGS, operatorOf, type OperatorConfig } from './config-operator.ts';
import {
  PAYMENT_SETTINGS,
  paymentsOf,
  stripeOf,
  type PaymentsMode,
  type StripeConfig,
} from './config-payments.ts';
import { ARCHIVE_SETTINGS, archiveOf, type ArchiveConfig } from './config-archive.ts';
import { databaseOf, DATABASE_SETTINGS, type DatabaseConfig } from './config-database.ts';
import { LOG_SETTINGS, type LogConfig } from './config-log.ts';
import { MAIL_SETTINGS } from './config-mail.ts';
import { MAP_SETTINGS, mapsOf, type MapsConfig } from './config-maps.ts';
import { MONITORING_SETTINGS, monitoringOf, type MonitoringConfig } from './config-monitoring.ts';
import { PHOTO_SETTINGS, photoSignersOf } from './config-photos.ts';
import { PUSH_SETTINGS, pushOf } from './config-push.ts';
import { RELEASE_SETTINGS, releaseOf, type ReleaseConfig } from './config-release.ts';
import { PROOF_SETTINGS, proofsOf, type ProofConfig } from './config-proofs.ts';
import { PROXY_SETTINGS, proxyOf, type ProxyConfig } from './config-proxy.ts';
import { S3_SETTINGS, s3Of } from './config-s3.ts';
import { SCANNER_SETTINGS, scannerOf, type ScannerPlace } from './config-scanner.ts';
import { SIGN_IN_SETTINGS, signInOf, type SignInConfig } from '../sign-in-settings.ts';
import { hostName, URL_SETTINGS } from './config-urls.ts';
import { withSecretFiles } from './secret-files.ts';

const PORT_RULE = 'must be a number from 0 to 65535';

const KEY_RULE = 'must be 1 to 64 letters, digits, - or _';

const WEB_ADDRESS = z.url({ protocol: /^https?$/, error: 'must start with http:// or https://' });

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const listOf = (text: string): string[] => text.split(/[\s,]+/).filter((part) => part !== '');

const schema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development or production')
    .default('production'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, PORT_RULE)
    .transform(Number)
    .refine((port) => port <= 65_535, PORT_RULE)
    .default(3333),
  // The brief's fallback site title; .env.example sets the product's name.
  APP_NAME: z
    .string()
    .trim()
    .regex(/^\P{Cc}{1,100}$/u, 'must be one line of 100 characters at most')
    .default(DEFAULT_SITE_TITLE),
  APP_KEY: z.string().min(32, 'needs at least 32 characters (npm start makes one)'),
  DATA_DIR: z.string().min(1).default('./data'),
  RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  ALLOW_NO_LIMITS: z.string().optional(),
  PAGE_CACHE: z.enum(['on', 'off'], 'must be on or off').default('on'),
  // Unset, development gets the demo world, and production does not.
  SEED: z.enum(['demo', 'reference', 'none'], 'must be demo, reference or none').optional(),
  ALLOW_DEMO: z.string().optional(),
  STOP_SECONDS: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'must be a number from 1 to 999')
    .transform(Number)
    .default(15),
  LEAVE_SECONDS: z
    .string()
    .regex(/^\d{1,2}$/, 'must be a number from 0 to 99')
    .transform(Number)
    .default(0),
  BROADCAST: z.enum(['embedded', 'pusher'], 'must be embedded or pusher').default('embedded'),
  PUSHER_APP_ID: z
    .string()
    .regex(/^[1-9]\d{0,9}$/, 'must be a number')
    .optional(),
  PUSHER_APP_KEY: z
    .string()
    .regex(/^[\w-]{1,64}$/, KEY_RULE)
    .optional(),
  PUSHER_APP_SECRET: z
    .string()
    .regex(/^[\w-]{16,128}$/, 'must be 16 to 128 letters, digits, - or _')
    .optional(),
  PUSHER_CLUSTER: z
    .string()
    .regex(/^[a-z\d-]{1,20}$/, 'must be the short name of a cluster, such as us2')
    .default('us2'),
  PUSHER_HOST: z.string().pipe(hostName).optional(),
  // Made by `openssl rand -base64 32`; programs that send to encrypted channels have it, too.
  PUSHER_ENCRYPTION_KEY: z
    .string()
    .regex(/^[A-Za-z\d+/]{43}=$/, 'must be 32 bytes in base64 (openssl rand -base64 32)')
    .optional(),
  PUSHER_WEBHOOKS: z.string().default('').transform(listOf).pipe(z.array(WEB_ADDRESS).max(10)),
  PUSHER_WEBHOOK_EVENTS: z
    .string()
    .default(WEBHOOK_EVENTS.filter((name) => name !== 'subscription_count').join(','))
    .transform(listOf)
    .pipe(z.array(z.enum(WEBHOOK_EVENTS, `may be ${WEBHOOK_EVENTS.join(', ')}`))),
  ...LOG_SETTINGS,
  ...PHOTO_SETTINGS,
  ...SCANNER_SETTINGS,
  ...MAP_SETTINGS,
  ...MONITORING_SETTINGS,
  ...MAIL_SETTINGS,
  ...URL_SETTINGS,
  ...PUSH_SETTINGS,
  ...PAYMENT_SETTINGS,
  ...OPERATOR_SETTINGS,
  ...RELEASE_SETTINGS,
  ...S3_SETTINGS,
  ...PROOF_SETTINGS,
  ...PROXY_SETTINGS,
  ...ARCHIVE_SETTINGS,
  ...DATABASE_SETTINGS,
  ...SIGN_IN_SETTINGS,
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

/**
 * The carrier of events to browsers: this server itself, or a hosted service that speaks Pusher's protocol.
 */
export type RealtimeConfig = {
  broadcast: 'embedded' | 'pusher';
  appId: string;
  appKey: string;
  appSecret: string;
  cluster: string;
  /** A hosted service of another name than Pusher's own. */
  host: string | null;
  /** Opens encrypted channels to whoever may hear them; null: there are none. */
  encryptionKey: string | null;
  webhooks: { urls: readonly string[]; events: readonly (typeof WEBHOOK_EVENTS)[number][] };
};

export type Config = MapsConfig &
  MonitoringConfig &
  DatabaseConfig &
  SignInConfig &
  ProofConfig &
  ProxyConfig & {
    environment: 'development' | 'production' | 'test';
    port: number;
    host: string;
    appUrl: string;
    appName: string;
    appKey: string;
    dataDir: string;
    rateLimits: boolean;
    pageCache: boolean;
    seed: 'demo' | 'reference' | 'none';
    /** Whether production may hold the demo world, whose passwords are public. */
    allowDemo: boolean;
    /** Null: mails are stored in the database. */
    smtpUrl: string | null;
    /** Whether the operator asked for stored mails, so that none leaves by mistake or is missed. */
    storeMails: boolean;
    smtpFrom: string;
    /** The seconds that running requests have to end, after `leaveSeconds` in which new ones are taken and /ready says 503. */
    stopSeconds: number;
    leaveSeconds: number;
    logLevel: string;
    realtime: RealtimeConfig;
    /** Carries events between processes; null: PostgreSQL does. */
    redisUrl: string | null;
    operator: OperatorConfig;
    release: ReleaseConfig;
    payments: PaymentsMode;
    stripe: StripeConfig;
    push: PushConfig | null;
    s3: S3Config | null;
    /** Continuous archiving of the embedded database; null: none. */
    archive: ArchiveConfig | null;
    publicLog: LogConfig;
    /** Certificates, as PEM, of those whose signature under a photo's record is trusted; null: nobody's. */
    photoSigners: string | null;
    /** Where files that are kept as they came are scanned; null: nowhere. */
    scanner: ScannerPlace | null;
    /** License of the open data, by its short name of SPDX. */
    dataLicense: string;
  };

export { ConfigError };

/**
 * Reads settings from the environment, and from `.env` for what the environment leaves unset.
 * Throws ConfigError, naming the line or the setting, when something cannot be used.
 */
export function loadConfig(
  environment: NodeJS.ProcessEnv = process.env,
  envFile: string | null = '.env',
): Config {
  const names = Object.keys(schema.shape);
  const ofFile = withSecretFiles(envFile ? readEnvFile(envFile) : {}, names);
  const settings = { ...ofFile, ...withSecretFiles(environment, names) };
  const filled = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(filled);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`Setting ${String(issue?.path[0] ?? '?')}: ${issue?.message ?? 'is not valid'}.`);
  }
  return toConfig(parsed.data);
}

function toConfig(settings: z.infer<typeof schema>): Config {
  if (
    settings.NODE_ENV === 'production' &&
    settings.RATE_LIMITS === 'off' &&
    settings.ALLOW_NO_LIMITS !== '1'
  ) {
    throw new ConfigError('Setting RATE_LIMITS: off is refused in production unless ALLOW_NO_LIMITS=1.');
  }
  const dataDir = resolve(settings.DATA_DIR);
  const database = databaseOf(settings);
  const s3 = s3Of(settings);
  return {
    environment: settings.NODE_ENV,
    port: settings.PORT,
    host: settings.HOST,
    appUrl: settings.APP_URL ?? `http://${inUrl(settings.HOST)}:${settings.PORT}`,
    appName: settings.APP_NAME,
    appKey: settings.APP_KEY,
    dataDir,
    ...database,
    rateLimits: settings.RATE_LIMITS === 'on',
    pageCache: settings.PAGE_CACHE === 'on',
    seed: settings.SEED ?? (settings.NODE_ENV === 'production' ? 'reference' : 'demo'),
    allowDemo: settings.ALLOW_DEMO === '1',
    smtpUrl: settings.MAIL === 'store' ? null : (settings.SMTP_URL ?? null),
    storeMails: settings.MAIL === 'store',
    smtpFrom: settings.SMTP_FROM,
    ...proxyOf(settings),
    stopSeconds: settings.STOP_SECONDS,
    leaveSeconds: settings.LEAVE_SECONDS,
    logLevel: settings.LOG_LEVEL,
    realtime: realtimeOf(settings),
    redisUrl: settings.REDIS_URL ?? null,
    ...mapsOf(settings),
    ...monitoringOf(settings),
    ...proofsOf(settings),
    ...signInOf(settings),
    operator: operatorOf(settings),
    release: releaseOf(settings, process.cwd()),
    stripe: stripeOf(settings),
    payments: paymentsOf(settings),
    push: pushOf(settings),
    s3,
    archive: archiveOf(settings, { dataDir, databaseUrl: database.databaseUrl, s3 }),
    dataLicense: settings.DATA_LICENSE,
    photoSigners: photoSignersOf(settings),
    scanner: scannerOf(settings),
    publicLog: { witnesses: settings.LOG_WITNESSES, witnessedLogs: settings.WITNESS_LOGS },
  };
}

const inUrl = (host: string): string => (isIPv6(host) ? `[${host}]` : host);

/**
 * Our own endpoint needs no configured keys: they follow from APP_KEY, the same in every process that shares
 * it.
 */
function realtimeOf(settings: z.infer<typeof schema>): RealtimeConfig {
  const { PUSHER_APP_ID: id, PUSHER_APP_KEY: key, PUSHER_APP_SECRET: secret } = settings;
  if (settings.BROADCAST === 'pusher' && !(id && key && secret)) {
    throw new ConfigError(
      'Setting BROADCAST: pusher needs PUSHER_APP_ID, PUSHER_APP_KEY and PUSHER_APP_SECRET.',
    );
  }
  const derived = (purpose: string) =>
    createHmac('sha256', settings.APP_KEY).update(`realtime ${purpose}`).digest('hex');
  return {
    broadcast: settings.BROADCAST,
    appId: id ?? '1',
    appKey: key ?? derived('key').slice(0, 20),
    appSecret: secret ?? derived('secret'),
    cluster: settings.PUSHER_CLUSTER,
    host: settings.PUSHER_HOST ?? null,
    encryptionKey: settings.PUSHER_ENCRYPTION_KEY ?? null,
    webhooks: { urls: settings.PUSHER_WEBHOOKS, events: settings.PUSHER_WEBHOOK_EVENTS },
  };
}

function readEnvFile(path: string): Record<string, string | undefined> {
  if (!existsSync(path)) return {};
  const text = readFileSync(path, 'utf8');
  const lines = text.split(/\r?\n/);
  const broken = lines.findIndex(
    (line) => !/^\s*(#.*|(export\s+)?[A-Za-z_][A-Za-z0-9_]*\s*=.*)?$/.test(line),
  );
  if (broken >= 0) throw new ConfigError(`${path} line ${broken + 1} is not NAME=value.`);
  return parseEnv(text);
}
