import { describe, expect, test } from 'vitest';
import { loadConfig } from '../../../server/core/config/config.ts';
import { isLoopbackAddress, isLoopbackHost } from '../../../server/core/process/loopback.ts';
import { refuseUnsafeStart, startNotices } from '../../../server/core/process/start-rules.ts';

const RANDOM = 'Zq3hVbN2sKe7LwYd0XcRmU9tGfJ4pA6iWoE1yB5';
const start = (settings: Record<string, string>) =>
  refuseUnsafeStart(loadConfig({ APP_KEY: RANDOM, ...settings }, null));

describe('a start in production', () => {
  const safe = {
    NODE_ENV: 'production',
    HOST: '0.0.0.0',
    SMTP_URL: 'smtp://mail.example',
    SMTP_FROM: 'Plumbline <no-reply@directory.org>',
    OPERATOR_NAME: 'Ortiz Directories LLC',
    OPERATOR_ADDRESS: '500 Main Street, El Paso, TX 79901',
    OPERATOR_EMAIL: 'office@directory.org',
  };

  test.each([
    ['a mail server', safe],
    ['stored mails, when the operator says so', { ...safe, SMTP_URL: '', MAIL: 'store' }],
    ['the demo world, when the operator says so', { ...safe, SEED: 'demo', ALLOW_DEMO: '1' }],
    ['a hexadecimal key', { ...safe, APP_KEY: '9f86d081884c7d659a2feaa0c55ad015' }],
  ])('a start in production with %s is let through', (_what, settings) => {
    expect(() => start(settings)).not.toThrow();
  });

  test.each([
    ['no mail server', { ...safe, SMTP_URL: '' }, 'SMTP_URL'],
    ['MAIL=smtp and no mail server', { ...safe, SMTP_URL: '', MAIL: 'smtp' }, 'SMTP_URL'],
    ['no sender', { ...safe, SMTP_FROM: '' }, 'SMTP_FROM'],
    ['a sender at no domain', { ...safe, SMTP_FROM: 'no-reply@plumbline.example' }, 'SMTP_FROM'],
    ['no name of the operator', { ...safe, OPERATOR_NAME: '' }, 'OPERATOR_NAME'],
    ['no address of the operator', { ...safe, OPERATOR_ADDRESS: '' }, 'OPERATOR_ADDRESS'],
    ['no email of the operator', { ...safe, OPERATOR_EMAIL: '' }, 'OPERATOR_EMAIL'],
    ['the demo world', { ...safe, SEED: 'demo' }, 'SEED'],
    ['the demo world and another word for yes', { ...safe, SEED: 'demo', ALLOW_DEMO: 'no' }, 'SEED'],
    ['a key of one character', { ...safe, APP_KEY: 'a'.repeat(40) }, 'APP_KEY'],
    ['a key of one word', { ...safe, APP_KEY: 'changeme'.repeat(5) }, 'APP_KEY'],
    ['a key from an example', { ...safe, APP_KEY: 'your-app-key-goes-here-0123456789' }, 'APP_KEY'],
  ])('a start in production with %s is refused by the name of the setting', (_what, settings, name) => {
    expect(() => start(settings)).toThrow(`Setting ${name}: `);
  });
});

describe('a start in development', () => {
  test.each<Record<string, string>>([
    {},
    { HOST: 'localhost' },
    { HOST: '::1' },
    { HOST: '127.0.0.2', APP_URL: 'http://localhost:4000' },
    { APP_KEY: 'k'.repeat(32), SEED: 'demo' },
  ])('a start in development on this machine only, %j, is let through', (settings) => {
    expect(() => start({ NODE_ENV: 'development', ...settings })).not.toThrow();
  });

  test.each([
    [{ HOST: '0.0.0.0' }, 'HOST'],
    [{ HOST: '::' }, 'HOST'],
    [{ HOST: '192.168.1.20' }, 'HOST'],
    [{ APP_URL: 'https://plumbline.example' }, 'APP_URL'],
    [{ APP_URL: 'http://127.0.0.1.plumbline.example' }, 'APP_URL'],
    [{ NODE_ENV: 'test', HOST: '0.0.0.0' }, 'HOST'],
  ])('a start in development for others too, %j, is refused', (settings, name) => {
    expect(() => start({ NODE_ENV: 'development', ...settings })).toThrow(`Setting ${name}: `);
  });
});

describe('what a start says', () => {
  const said = (settings: Record<string, string>) =>
    startNotices(loadConfig({ APP_KEY: RANDOM, ...settings }, null)).join('\n');

  test('what a start says names the features of development and stored mails, and nothing else', () => {
    expect(said({ NODE_ENV: 'development' })).toMatch(/mailbox .* one-click sign-in .* this machine only/);
    expect(said({ NODE_ENV: 'production', MAIL: 'store' })).toMatch(/^MAIL=store: /);
    const mail = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example' };
    const stripe = { STRIPE_SECRET_KEY: 'sk_test_12345678', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' };
    expect(said({ ...mail, ...stripe })).toBe('');
    expect(said(mail)).toMatch(/^Plans are not sold: /);
    expect(said({ ...mail, PAYMENTS: 'test' })).toMatch(/^PAYMENTS=test: .* no money moves/);
  });
});

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.0.0.1', false],
  ['127.evil.example', false],
  ['::2', false],
])('the address %s is of this machine: %s', (address, expected) => {
  expect(isLoopbackAddress(address)).toBe(expected);
});

test.each([
  ['localhost', true],
  ['LOCALHOST', true],
  ['[::1]', true],
  ['app.localhost', true],
  ['localhost.evil.example', false],
  ['0.0.0.0', false],
  ['', false],
])('the host %j is this machine: %s', (host, expected) => {
  expect(isLoopbackHost(host)).toBe(expected);
});
