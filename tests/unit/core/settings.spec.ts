import { createECDH } from 'node:crypto';
import nodemailer from 'nodemailer';
import { describe, expect, test } from 'vitest';
import { ConfigError, loadConfig } from '../../../server/core/config/config.ts';
import { senderOf } from '../../../server/core/process/sender.ts';
import { refuseUnsafeStart } from '../../../server/core/process/start-rules.ts';

const pairOf = (hex: string) => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(hex.padStart(64, '0'), 'hex');
  return {
    VAPID_PUBLIC_KEY: pair.getPublicKey('base64url'),
    VAPID_PRIVATE_KEY: Buffer.from(hex.padStart(64, '0'), 'hex').toString('base64url'),
    VAPID_CONTACT: 'mailto:office@directory.org',
  };
};
const PAIR = pairOf('a1b2c3');
const BUCKET = { S3_BUCKET: 'plumbline-files' };
const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_12345678', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' };
const PRODUCTION = {
  NODE_ENV: 'production',
  APP_KEY: 'Zq3hVbN2sKe7LwYd0XcRmU9tGfJ4pA6iWoE1yB5',
  SMTP_URL: 'smtp://mail.directory.org',
  SMTP_FROM: 'Plumbline <no-reply@directory.org>',
  OPERATOR_NAME: 'Ortiz Directories LLC',
  OPERATOR_ADDRESS: '500 Main Street, El Paso, TX 79901',
  OPERATOR_EMAIL: 'office@directory.org',
};

type Settings = Record<string, string>;
const start = (settings: Settings) => {
  const config = loadConfig({ ...PRODUCTION, ...settings }, null);
  refuseUnsafeStart(config);
  return config;
};

const ESCAPED = /must be written as % and two digits: @ as %40/;
const ONE_ADDRESS = /must be one address.*stands in quotes/;
const ORIGIN = /must be http:\/\/ or https:\/\/ and a host, without a path/;

/** Without a name, the first setting of the row is named. */
const WRONG: [Settings, RegExp, name?: string][] = [
  [{ SMTP_URL: 'smtps://a@b:Git#2/x@host' }, ESCAPED],
  [{ SMTP_URL: 'smtp://user:12#4@mail.directory.org' }, ESCAPED],
  [{ SMTP_URL: 'smtp://user:1/2@mail.directory.org' }, ESCAPED],
  [{ SMTP_URL: 'smtp://user:1?2@mail.directory.org' }, ESCAPED],
  [{ SMTP_URL: 'smtp://user@mail.directory.org' }, /needs both a user and a password/],
  [{ SMTP_URL: 'smtp://mail.directory.org:465' }, /needs smtps:\/\/ with port 465/],
  [{ SMTP_URL: 'smtps://u:p@mail.directory.org:587' }, /needs smtp:\/\/ with port 587/],
  [{ SMTP_URL: 'smtp://mail.directory.org:99999' }, /must be smtp:\/\/user:password@host:587/],
  [{ SMTP_URL: 'smtp://mail.directory.org/inbox' }, /must be smtp:\/\/user:password@host:587/],
  [{ SMTP_URL: 'smtp://' }, /must start with smtp:\/\//],
  [{ SMTP_URL: 'mail.directory.org' }, /must start with smtp:\/\//],
  [{ SMTP_FROM: 'Plomería, S.A. <hola@directory.org>' }, ONE_ADDRESS],
  [{ SMTP_FROM: 'Plumbline' }, ONE_ADDRESS],
  [{ SMTP_FROM: 'Plumbline <>' }, ONE_ADDRESS],
  [{ SMTP_FROM: 'a@directory.org, b@directory.org' }, ONE_ADDRESS],
  [{ SMTP_FROM: 'Plumbline <a@directory.org> <b@directory.org>' }, ONE_ADDRESS],
  [{ SMTP_FROM: 'Plomería <plomería@directory.org>' }, ONE_ADDRESS],
  [{ SMTP_FROM: 'Mail: Plumbline <a@directory.org>' }, ONE_ADDRESS],
  [{ SMTP_FROM: 'a..b@directory.org' }, ONE_ADDRESS],
  [{ SMTP_FROM: 'Plumbline <a@directory..org>' }, ONE_ADDRESS],
  [{ SMTP_FROM: 'Plumbline <a@directory.org>\nBcc: x@directory.org' }, ONE_ADDRESS],
  [{ SMTP_FROM: 'Plumbline <no-reply@plumbline.test>' }, /a domain of its own/],
  [{ SMTP_FROM: 'root@localhost' }, /a domain of its own/],
  [{ SMTP_FROM: 'root@plumbline' }, /a domain of its own/],
  [{ SMTP_FROM: 'no-reply@example.com' }, /a domain of its own/],
  [{ ...PAIR, VAPID_CONTACT: 'mailto:x@localhost' }, /must be mailto: and an email/, 'VAPID_CONTACT'],
  [{ ...PAIR, VAPID_CONTACT: 'http://directory.org' }, /must be mailto: and an email/, 'VAPID_CONTACT'],
  [{ ...PAIR, VAPID_CONTACT: 'https://localhost' }, /must be mailto: and an email/, 'VAPID_CONTACT'],
  [{ ...PAIR, VAPID_CONTACT: 'mailto:<a@directory.org>' }, /must be mailto: and an email/, 'VAPID_CONTACT'],
  [{ ...PAIR, VAPID_CONTACT: 'office@directory.org' }, /must be mailto: and an email/, 'VAPID_CONTACT'],
  [{ ...PAIR, VAPID_PRIVATE_KEY: pairOf('d4e5').VAPID_PRIVATE_KEY }, /does not belong/, 'VAPID_PRIVATE_KEY'],
  [{ ...PAIR, VAPID_PRIVATE_KEY: 'A'.repeat(43) }, /does not belong/, 'VAPID_PRIVATE_KEY'],
  [{ VAPID_PUBLIC_KEY: PAIR.VAPID_PRIVATE_KEY }, /must be a public key of P-256/],
  [{ PUSH_SERVICES: 'https://push.directory.org' }, /must be an IP address or the name of a host/],
  [{ ...BUCKET, S3_ENDPOINT: 'storage.directory.org' }, /without a user, a query/, 'S3_ENDPOINT'],
  [{ ...BUCKET, S3_ENDPOINT: 'https://a:b@storage.directory.org' }, /without a user/, 'S3_ENDPOINT'],
  [
    { ...BUCKET, S3_ENDPOINT: 'https://plumbline-files.s3.amazonaws.com' },
    /the name of the bucket/,
    'S3_ENDPOINT',
  ],
  [
    { ...BUCKET, S3_ENDPOINT: 'https://x.r2.cloudflarestorage.com/plumbline-files' },
    /the bucket/,
    'S3_ENDPOINT',
  ],
  [{ S3_BUCKET: 'Plumbline Files' }, /must be the name of a bucket/],
  [{ S3_BUCKET: 's3://plumbline' }, /must be the name of a bucket/],
  [{ ...BUCKET, S3_REGION: 'US East (Ohio)' }, /must be the name of a region/, 'S3_REGION'],
  [{ ...BUCKET, S3_REGION: 'us-east-1a' }, /a region of Amazon/, 'S3_REGION'],
  [{ ...BUCKET, S3_REGION: 'auto' }, /a region of Amazon/, 'S3_REGION'],
  [{ REDIS_URL: 'localhost:6379' }, /must start with redis:\/\//],
  [{ REDIS_URL: 'redis://localhost:6379/cache' }, /must be redis:\/\/user/],
  [{ REDIS_URL: 'redis://:p#1@localhost' }, /must be redis:\/\/user/],
  [{ DATABASE_URL: 'mysql://localhost/plumbline' }, /must start with postgres:\/\//],
  [{ DATABASE_URL: 'postgres://u:12#4@db.directory.org/plumbline' }, /with @ as %40/],
  [{ DATABASE_URL: 'postgres://u:1/2@db.directory.org/plumbline' }, /with @ as %40/],
  [{ DATABASE_URL: 'postgres://u:p@db.directory.org:port/plumbline' }, /must be postgres:\/\/user/],
  [{ DATABASE_URL: 'postgres://a.directory.org,/plumbline' }, /must be postgres:\/\/user/],
  [{ DATABASE_URL: 'postgres://a.directory.org,b.directory.org:0/plumbline' }, /must be postgres:\/\/user/],
  [
    { DATABASE_URL: 'postgres://a.directory.org,b.directory.org/x?target_session_attrs=any' },
    /has target_session_attrs that is not read-write/,
  ],
  [{ DATABASE_URL: 'postgres://db.directory.org/x?sslmode=required' }, /not one of disable/],
  [{ DATABASE_URL: 'postgres://db.directory.org/x?sslrootcert=/no/such.pem' }, /names a file/],
  [{ APP_URL: 'https://directory.org/plumbline' }, ORIGIN],
  [{ APP_URL: 'directory.org' }, ORIGIN],
  [{ APP_URL: 'https://directory.org?x=1' }, ORIGIN],
  [{ APP_URL: 'https://user:word@directory.org' }, ORIGIN],
  [{ APP_URL: 'https://directory.org, https://www.directory.org' }, ORIGIN],
  [{ ...STRIPE, STRIPE_SECRET_KEY: 'pk_live_12345678' }, /must be the secret key/, 'STRIPE_SECRET_KEY'],
  [
    { STRIPE_SECRET_KEY: 'whsec_12345678', STRIPE_WEBHOOK_SECRET: 'sk_test_12345678' },
    /must be the secret key/,
  ],
  [{ ...STRIPE, STRIPE_WEBHOOK_SECRET: 'we_1234567890' }, /must be whsec_/, 'STRIPE_WEBHOOK_SECRET'],
  [{ PORT: '33 33' }, /must be a number/],
  [{ PORT: '0x50' }, /must be a number/],
  [{ HOST: 'http://0.0.0.0' }, /must be an IP address or the name of a host/],
  [{ HOST: '0.0.0.0:3333' }, /must be an IP address or the name of a host/],
  [{ HOST: '256.1.1.1' }, /must be an IP address or the name of a host/],
  [{ PUSHER_HOST: 'push.directory.org:443' }, /must be an IP address or the name of a host/],
  [{ LOG_LEVEL: 'verbose' }, /must be one of trace, /],
  [{ RATE_LIMITS: 'no' }, /must be on or off/],
  [{ RATE_LIMITS: 'off', ALLOW_NO_LIMITS: '0' }, /unless ALLOW_NO_LIMITS=1/],
  [{ APP_NAME: 'Two\nlines' }, /must be one line/],
];

describe('a setting that cannot work', () => {
  test.each(WRONG)(
    'a setting that cannot work: %j is refused with one sentence that names it',
    (settings, sentence, name) => {
      const refused = errorOf(() => start(settings));
      expect(refused).toBeInstanceOf(ConfigError);
      expect(refused?.message).toMatch(sentence);
      expect(refused?.message).toMatch(
        new RegExp(`^Setting ${name ?? Object.keys(settings)[0]}: [^\\n]+\\.$`),
      );
    },
  );
});

const ODD: Settings[] = [
  { SMTP_URL: 'smtp://user@gmail.com:word@smtp.gmail.com:587' },
  { SMTP_URL: 'smtps://user%40directory.org:Git%232%2Fx@smtp.directory.org:465' },
  { SMTP_URL: 'smtp://user:a:b%25c@mailpit:1025/' },
  { SMTP_URL: 'smtp://[::1]:25?requireTLS=true&tls.rejectUnauthorized=false' },
  { SMTP_URL: ' smtp://mail_relay:2525 ' },
  { SMTP_FROM: '"Plomería, S.A." <hola@directory.org>' },
  { SMTP_FROM: 'Plumbline México <no-reply+mx@mail.directory.org>' },
  { SMTP_FROM: 'hola@plomería.mx' },
  { SMTP_FROM: '"The \\"Line\\"" <a.b@directory.org>' },
  { SMTP_FROM: 'Plumbline<no-reply@test-kitchen.mx>' },
  PAIR,
  pairOf(`00${'ab'.repeat(31)}`),
  { ...PAIR, VAPID_CONTACT: 'https://directory.org/contact' },
  { ...BUCKET, S3_REGION: 'mx-central-1' },
  { ...BUCKET, S3_REGION: 'auto', S3_ENDPOINT: 'https://x.r2.cloudflarestorage.com/' },
  { ...BUCKET, S3_ENDPOINT: 'https://x.supabase.co/storage/v1/s3' },
  { ...BUCKET, S3_ENDPOINT: 'http://minio:9000', S3_PUBLIC_ENDPOINT: 'https://files.directory.org' },
  { REDIS_URL: 'rediss://default:p%40ss@valkey.directory.org:6380/2' },
  { REDIS_URL: 'redis://:word@127.0.0.1' },
  { DATABASE_URL: 'postgres:///plumbline?host=/var/run/postgresql' },
  {
    DATABASE_URL: 'postgres://u:p@a.directory.org:5432,[::1]:5433/plumbline?target_session_attrs=read-write',
  },
  { DATABASE_URL: 'postgres://plumbline@/plumbline?host=/var/run/postgresql' },
  { DATABASE_URL: 'postgresql://u:p%40%23@[::1]:5433/plumbline?sslmode=verify-full' },
  { DATABASE_URL: 'postgres://u:100%off@db/plumbline' },
  { APP_URL: 'HTTPS://Directory.org:443/' },
  { APP_URL: 'https://plomería.mx' },
  { APP_URL: 'http://192.168.1.20:8080' },
  { HOST: '::' },
  { HOST: '0.0.0.0', PORT: '0' },
  {
    ...STRIPE,
    STRIPE_SECRET_KEY: 'rk_live_12345678',
    STRIPE_WEBHOOK_SECRET: 'whsec_12345678,whsec_87654321',
  },
];

describe('a setting that is odd but right', () => {
  test.each(ODD)('a setting that is odd but right: %j starts', (settings) => {
    expect(() => start(settings)).not.toThrow();
  });

  test('an address of the site becomes its origin', () => {
    expect(start({ APP_URL: 'HTTPS://Directory.org:443/' }).appUrl).toBe('https://directory.org');
    expect(start({ APP_URL: 'https://plomería.mx' }).appUrl).toBe('https://xn--plomera-dza.mx');
  });

  test('an unescaped @ in the user of SMTP_URL reaches the mail server as it stands', () => {
    const { smtpUrl } = start({ SMTP_URL: 'smtp://user@gmail.com:word@smtp.gmail.com:587' });
    expect(nodemailer.createTransport(smtpUrl ?? '').options).toMatchObject({
      host: 'smtp.gmail.com',
      port: 587,
      auth: { user: 'user@gmail.com', pass: 'word' },
    });
  });

  test('a sender keeps its name and its address', () => {
    expect(senderOf('"Plomería, S.A." <hola@directory.org>')).toEqual({
      name: 'Plomería, S.A.',
      address: 'hola@directory.org',
    });
    expect(senderOf('"The \\"Line\\"" <a@directory.org>')?.name).toBe('The "Line"');
    expect(senderOf('a@directory.org')).toEqual({ name: '', address: 'a@directory.org' });
  });
});

function errorOf(work: () => void): Error | null {
  try {
    work();
    return null;
  } catch (error) {
    return error as Error;
  }
}
