import Pusher from 'pusher';
import { describe, expect, test } from 'vitest';
import { loadConfig } from '../../../server/core/config/config.ts';
import { createLogger } from '../../../server/core/process/logger.ts';
import { createHosted, type HostedService } from '../../../server/realtime/hosted-broadcaster.ts';
import { clientSettings, connectSources } from '../../../server/realtime/client-settings.ts';
import { isSame } from '../../../server/realtime/api/signatures.ts';

const SETTINGS = {
  APP_KEY: 'k'.repeat(32),
  BROADCAST: 'pusher',
  PUSHER_APP_ID: '12345',
  PUSHER_APP_KEY: 'public-key',
  PUSHER_APP_SECRET: 'a-secret-of-the-hosted-app',
};
const { realtime } = loadConfig(SETTINGS, null);
const log = createLogger({ logLevel: 'silent', environment: 'test' });
const sdk = new Pusher({
  appId: '12345',
  key: 'public-key',
  secret: SETTINGS.PUSHER_APP_SECRET,
  cluster: 'us2',
});

/** The requests to a hosted service; `fails`: it does not answer. */
function hosted({ fails = false } = {}) {
  const asked: unknown[][] = [];
  let loads = 0;
  const take = async (...call: unknown[]) => {
    asked.push(call);
    if (fails) throw new Error('away');
    return undefined as never;
  };
  const service: HostedService = {
    trigger: (...call) => take('trigger', ...call),
    terminateUserConnections: (...call) => take('terminate', ...call),
  };
  const broadcaster = createHosted(realtime, log, async () => {
    loads += 1;
    return service;
  });
  return { broadcaster, asked, loads: () => loads };
}

describe('signatures', () => {
  const { broadcaster } = hosted();

  test('signatures are those of the official library', () => {
    expect(broadcaster.authorize('12.34', 'private-users.7', null)).toEqual(
      sdk.authorizeChannel('12.34', 'private-users.7'),
    );
    const member = { id: 7, name: 'Señora Núñez' };
    expect(broadcaster.authorize('12.34', 'presence-admin.review.1', member)).toEqual(
      sdk.authorizeChannel('12.34', 'presence-admin.review.1', { user_id: '7', user_info: member }),
    );
    expect(broadcaster.authenticate('12.34', member)).toEqual(
      sdk.authenticateUser('12.34', { id: '7', user_info: { name: member.name } }),
    );
  });

  test('signatures are compared whole', () => {
    expect(isSame('abc', 'abc')).toBe(true);
    for (const other of ['', 'ab', 'abd', 'abcd']) expect(isSame('abc', other)).toBe(false);
  });
});

describe('a hosted service', () => {
  test('a hosted service is loaded with the first event, once, and told what happens', async () => {
    const { broadcaster, asked, loads } = hosted();
    broadcaster.authorize('1.2', 'private-admin', null);
    await broadcaster.bind('1.2', '7');
    expect(loads()).toBe(0);
    await broadcaster.trigger(['private-admin'], 'queue.changed', {});
    await broadcaster.endUser('7');
    expect(asked).toEqual([
      ['trigger', ['private-admin'], 'queue.changed', {}],
      ['terminate', '7'],
    ]);
    expect(loads()).toBe(1);
  });

  test('a hosted service that is away fails nothing', async () => {
    const { broadcaster, asked } = hosted({ fails: true });
    await broadcaster.trigger(['a'], 'b', {});
    await broadcaster.endUser('7');
    expect(asked).toHaveLength(2);
  });

  test('a hosted service is named to the browser with its host, and the browser may connect there and nowhere else', () => {
    expect(clientSettings(realtime)).toEqual({
      key: 'public-key',
      hosted: { cluster: 'us2', host: 'ws-us2.pusher.com' },
    });
    expect(connectSources({ realtime, appUrl: 'https://plumbline.test' })).toBe('wss://ws-us2.pusher.com');
    const named = { ...realtime, host: 'push.example' };
    expect(connectSources({ realtime: named, appUrl: 'https://plumbline.test' })).toBe('wss://push.example');
  });
});

describe('our own endpoint', () => {
  const own = loadConfig({ APP_KEY: 'k'.repeat(32) }, null).realtime;

  test('our own endpoint needs no keys: they follow from APP_KEY', () => {
    expect(own).toEqual(loadConfig({ APP_KEY: 'k'.repeat(32), BROADCAST: 'embedded' }, null).realtime);
    const another = loadConfig({ APP_KEY: 'l'.repeat(32) }, null).realtime;
    expect(another.appKey).not.toBe(own.appKey);
    expect(another.appSecret).not.toBe(own.appSecret);
    expect(own.appSecret).not.toContain(own.appKey);
  });

  test('our own endpoint is on the page’s own host', () => {
    expect(clientSettings(own)).toEqual({ key: own.appKey });
    expect(connectSources({ realtime: own, appUrl: 'https://plumbline.test' })).toBe('wss://plumbline.test');
    expect(connectSources({ realtime: own, appUrl: 'http://127.0.0.1:3333' })).toBe('ws://127.0.0.1:3333');
  });
});

test.each([
  [{ BROADCAST: 'reverb' }, 'Setting BROADCAST: must be embedded or pusher.'],
  [{ PUSHER_APP_ID: 'mine' }, 'Setting PUSHER_APP_ID: must be a number.'],
  [{ PUSHER_APP_KEY: 'a/b' }, 'Setting PUSHER_APP_KEY: must be 1 to 64 letters, digits, - or _.'],
  [{ PUSHER_APP_SECRET: 'short' }, 'Setting PUSHER_APP_SECRET: must be 16 to 128 letters, digits, - or _.'],
  [{ PUSHER_CLUSTER: 'US 2' }, 'Setting PUSHER_CLUSTER: must be the short name of a cluster, such as us2.'],
  [
    { PUSHER_HOST: 'https://push.example' },
    'Setting PUSHER_HOST: must be an IP address or the name of a host, without http:// and without a port.',
  ],
  [
    { BROADCAST: 'pusher', PUSHER_APP_ID: '1' },
    'Setting BROADCAST: pusher needs PUSHER_APP_ID, PUSHER_APP_KEY and PUSHER_APP_SECRET.',
  ],
])('the setting %o is one sentence to the operator', (settings, sentence) => {
  expect(() => loadConfig({ APP_KEY: 'k'.repeat(32), ...settings }, null)).toThrow(sentence);
});
