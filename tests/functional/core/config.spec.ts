import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConfigError, loadConfig } from '../../../server/core/config/config.ts';
import { releaseOf } from '../../../server/core/config/config-release.ts';
import { createLogger } from '../../../server/core/process/logger.ts';
import { refuseUnsafeStart } from '../../../server/core/process/start-rules.ts';
import { openConfiguredDatabase } from '../../../server/database/open.ts';
import { startAndFail } from '../../support/running-server.ts';

const KEY = { APP_KEY: 'k'.repeat(32) };
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plumbline-config-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function envFile(text: string): string {
  const path = join(folder, '.env');
  writeFileSync(path, text);
  return path;
}

describe('a setting of a file', () => {
  const secret = (text: string, name = 'secret') => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };

  test('a setting of a file is its one line, in the environment and in .env', () => {
    const key = 'f'.repeat(40);
    const path = secret(`${key}\n`);
    expect(loadConfig({ APP_KEY_FILE: path }, null).appKey).toBe(key);
    expect(loadConfig({}, envFile(`APP_KEY_FILE=${path}`)).appKey).toBe(key);
    // npm start once wrote a key into .env; the environment goes before it.
    expect(loadConfig({ APP_KEY_FILE: path }, envFile(`APP_KEY=${'e'.repeat(40)}`)).appKey).toBe(key);
    const url = secret('postgres://u:p@db.example/plumbline', 'url');
    expect(loadConfig({ ...KEY, DATABASE_URL_FILE: url }, null).databaseUrl).toContain('db.example');
  });

  test('a setting of a file that is missing, empty, of two lines or given twice is refused without its content', () => {
    const message = (environment: Record<string, string>) => {
      try {
        loadConfig(environment, null);
      } catch (error) {
        return (error as Error).message;
      }
      return 'accepted';
    };
    expect(message({ APP_KEY_FILE: join(folder, 'nowhere') })).toMatch(
      /APP_KEY_FILE: .*nowhere cannot be read \(ENOENT\)/,
    );
    expect(message({ APP_KEY_FILE: folder })).toMatch(/cannot be read \(EISDIR\)/);
    expect(message({ APP_KEY_FILE: secret('\n') })).toMatch(/must hold one line/);
    const two = message({ APP_KEY_FILE: secret('first-secret\nsecond-secret') });
    expect(two).toMatch(/must hold one line/);
    expect(two).not.toContain('first-secret');
    expect(message({ ...KEY, APP_KEY_FILE: secret('x') })).toMatch(/set it or APP_KEY_FILE, not both/);
  });
});

describe('settings', () => {
  test('settings with nothing but a key, the defaults of .env.example hold, and the site is called Laravel', () => {
    expect(loadConfig(KEY, null)).toMatchObject({
      environment: 'production',
      port: 3333,
      host: '127.0.0.1',
      appUrl: 'http://127.0.0.1:3333',
      appName: 'Laravel',
      databaseUrl: null,
      rateLimits: true,
      seed: 'reference',
      smtpUrl: null,
      storeMails: false,
      allowDemo: false,
    });
  });

  test('the commit that runs is COMMIT, or the one that is checked out', () => {
    const COMMIT = '0123456789abcdef0123456789abcdef01234567';
    expect(loadConfig({ ...KEY, COMMIT }, null).release.commit).toBe('0123456789ab');
    expect(() => loadConfig({ ...KEY, COMMIT: 'main' }, null)).toThrow('COMMIT');
    mkdirSync(join(folder, '.git', 'refs', 'heads'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "version": "1.2.3" }');
    writeFileSync(join(folder, '.git', 'HEAD'), 'ref: refs/heads/main\n');
    expect(releaseOf({}, folder)).toEqual({ version: '1.2.3', commit: null });
    writeFileSync(join(folder, '.git', 'packed-refs'), `# pack-refs\n${COMMIT} refs/heads/main\n`);
    expect(releaseOf({}, folder).commit).toBe('0123456789ab');
    writeFileSync(join(folder, '.git', 'refs', 'heads', 'main'), `fedcba98${COMMIT.slice(8)}\n`);
    expect(releaseOf({}, folder).commit).toBe('fedcba9889ab');
    writeFileSync(join(folder, '.git', 'HEAD'), `${COMMIT}\n`);
    expect(releaseOf({}, folder).commit).toBe('0123456789ab');
  });

  test('the demo world is the default in development only', () => {
    expect(loadConfig({ ...KEY, NODE_ENV: 'development' }, null).seed).toBe('demo');
    expect(loadConfig({ ...KEY, NODE_ENV: 'development', SEED: 'none' }, null).seed).toBe('none');
  });

  test('MAIL=store keeps mails from a mail server that is set', () => {
    const stored = loadConfig({ ...KEY, MAIL: 'store', SMTP_URL: 'smtp://mail.example' }, null);
    expect([stored.smtpUrl, stored.storeMails]).toEqual([null, true]);
  });

  test('a bucket takes the credentials of the machine, or both of its own', () => {
    expect(loadConfig(KEY, null).s3).toBeNull();
    const S3_BUCKET = 'plumbline-files';
    expect(loadConfig({ ...KEY, S3_BUCKET }, null).s3).toMatchObject({
      region: 'us-east-1',
      credentials: null,
    });
    const pair = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(loadConfig({ ...KEY, S3_BUCKET, ...pair }, null).s3?.credentials).toEqual({
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
    expect(() => loadConfig({ ...KEY, ...pair }, null)).toThrow(ConfigError);
    expect(() => loadConfig({ ...KEY, S3_BUCKET, S3_ACCESS_KEY_ID: 'id' }, null)).toThrow(ConfigError);
  });

  test('a host that is an IPv6 address makes an address for links', () => {
    expect(loadConfig({ ...KEY, HOST: '::1' }, null).appUrl).toBe('http://[::1]:3333');
  });

  test.each([
    [undefined, 0],
    ['off', 0],
    ['on', 1],
    ['1', 1],
    ['2', 2],
  ])('TRUST_PROXY=%s believes %i proxies', (TRUST_PROXY, hops) => {
    expect(loadConfig({ ...KEY, TRUST_PROXY }, null).trustProxy).toBe(hops);
  });

  test('the environment goes before .env, and an empty value counts as unset', () => {
    const path = envFile('PORT=4000\nAPP_NAME=From the file\nSEED=\n');
    expect(loadConfig({ ...KEY, PORT: '5000' }, path)).toMatchObject({
      port: 5000,
      appName: 'From the file',
      seed: 'reference',
    });
  });

  test('comments, quotes, blank lines and "export" are fine in .env', () => {
    const path = envFile('# a comment\n\nexport APP_NAME="Two words" # why\n  PORT = 4001\n');
    expect(loadConfig(KEY, path)).toMatchObject({ appName: 'Two words', port: 4001 });
  });

  test('a sender whose name holds a comma stands in .env within single quotes', () => {
    const path = envFile(`SMTP_FROM='"Plomería, S.A." <hola@directory.org>'\n`);
    expect(loadConfig(KEY, path).smtpFrom).toBe('"Plomería, S.A." <hola@directory.org>');
  });

  test('a line of .env that is not NAME=value is named by its number', () => {
    const path = envFile('APP_NAME=Plumbline\n\nPORT 3333\n');
    expect(() => loadConfig(KEY, path)).toThrow(new ConfigError(`${path} line 3 is not NAME=value.`));
  });

  test.each([
    [{ PORT: 'many' }, 'PORT'],
    [{ TRUST_PROXY: 'all' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY'],
    [{ PORT: '70000' }, 'PORT'],
    [{ APP_KEY: 'short' }, 'APP_KEY'],
    [{ SEED: 'everything' }, 'SEED'],
    [{ DATABASE_URL: 'mysql://host/name' }, 'DATABASE_URL'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL'],
    [{ APP_URL: 'plumbline' }, 'APP_URL'],
    [{ APP_URL: 'javascript:alert(1)' }, 'APP_URL'],
    [{ APP_URL: 'ftp://plumbline.example' }, 'APP_URL'],
    [{ MAIL: 'pigeon' }, 'MAIL'],
    [{ NODE_ENV: 'staging' }, 'NODE_ENV'],
    [{ STOP_SECONDS: '0' }, 'STOP_SECONDS'],
    [{ STOP_SECONDS: 'soon' }, 'STOP_SECONDS'],
    [{ LEAVE_SECONDS: '-1' }, 'LEAVE_SECONDS'],
  ])('settings: %j is refused by the name of the setting', (wrong, name) => {
    expect(() => loadConfig({ ...KEY, ...wrong }, null)).toThrow(ConfigError);
    expect(() => loadConfig({ ...KEY, ...wrong }, null)).toThrow(`Setting ${name}: `);
  });

  test('nobody turns the rate limits off in production by accident', () => {
    const off = { ...KEY, RATE_LIMITS: 'off' };
    expect(() => loadConfig({ ...off, NODE_ENV: 'production' }, null)).toThrow('RATE_LIMITS');
    expect(loadConfig({ ...off, NODE_ENV: 'production', ALLOW_NO_LIMITS: '1' }, null).rateLimits).toBe(false);
    expect(loadConfig({ ...off, NODE_ENV: 'development' }, null).rateLimits).toBe(false);
  });
});

describe('a start that cannot be', () => {
  const safe = {
    NODE_ENV: 'production',
    OPERATOR_NAME: 'Ortiz Directories LLC',
    OPERATOR_ADDRESS: '500 Main Street, El Paso, TX 79901',
    OPERATOR_EMAIL: 'office@directory.org',
    SMTP_FROM: 'no-reply@directory.org',
    MAIL: 'store',
    APP_KEY: 'Zq3-running-tests-8hVbN2sKe7LwYd0XcRmU',
    SEED: 'none',
  };
  test.each([
    ['production without a mail server', { MAIL: '' }, /^Setting SMTP_URL: /],
    ['the demo world in production', { SEED: 'demo' }, /^Setting SEED: /],
    ['a key of one character', { APP_KEY: 'k'.repeat(40) }, /^Setting APP_KEY: /],
    [
      'development on a public host',
      { NODE_ENV: 'development', HOST: '0.0.0.0' },
      /^Setting HOST: .* refused on 0\.0\.0\.0; /,
    ],
  ])('a start that cannot be: %s is refused in one sentence', (_what, settings, sentence) => {
    expect(() => refuseUnsafeStart(loadConfig(safe, null))).not.toThrow();
    const refused = catchError(() => refuseUnsafeStart(loadConfig({ ...safe, ...settings }, null)));
    expect(refused).toBeInstanceOf(ConfigError);
    expect(refused.message).toMatch(sentence);
    expect(refused.message).not.toContain('\n');
  });

  // The smoke test starts each of them with the production build; one of each kind is started here.
  test('an unsafe setting gets one sentence and a non-zero exit, before anything is written', async () => {
    const dataDir = join(folder, 'untouched');
    const { code, said } = await startAndFail({ DATA_DIR: dataDir, SEED: 'demo', ALLOW_DEMO: '' });
    expect(said).toMatch(/^Plumbline: Setting SEED: [^\n]+$/);
    expect(code).toBe(1);
    expect(existsSync(dataDir)).toBe(false);
  });

  test('a broken .env gets one sentence and a non-zero exit', async () => {
    envFile('APP_NAME=Plumbline\nthis is no setting\n');
    const { code, said } = await startAndFail({ DATA_DIR: join(folder, 'data') }, folder);
    expect(said).toBe('Plumbline: .env line 2 is not NAME=value.');
    expect(code).toBe(1);
  });

  const open = (settings: Record<string, string>) => {
    const config = loadConfig({ ...safe, LOG_LEVEL: 'silent', ...settings }, null);
    return openConfiguredDatabase(config, createLogger(config));
  };

  test('a folder that cannot be written is refused in one sentence', async () => {
    const inTheWay = join(folder, 'a-file');
    writeFileSync(inTheWay, '');
    const dataDir = join(inTheWay, 'data');
    await expect(open({ DATA_DIR: dataDir })).rejects.toThrow(
      new ConfigError(`The folder ${dataDir} (DATA_DIR) cannot be written.`),
    );
  });

  test('a database that does not answer is refused in one sentence', async () => {
    const url = 'postgres://nobody@127.0.0.1:1/nothing';
    const opened = open({ DATA_DIR: join(folder, 'data'), DATABASE_URL: url });
    await expect(opened).rejects.toBeInstanceOf(ConfigError);
    await expect(opened).rejects.toThrow(/^The database in DATABASE_URL does not answer: [^\n]+$/);
  });
});

function catchError(work: () => void): Error {
  try {
    work();
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was thrown');
}
