import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepDevice, storedDevice } from '../../../web/lib/offline/push-device.ts';
import { renewPush } from '../../../web/worker/renew-push.ts';
import type { WorkerScope } from '../../../web/worker/worker-scope.ts';

// The build names itself in the worker.
vi.stubGlobal('BUILD_STAMP', 'test');
const { openNotice, showNotice } = await import('../../../web/worker/push.ts');

/** The browser's caches, its subscription, and what the worker showed, opened and sent. */
let stored: Map<string, Response>;
let subscription: string | null;
let permission: string;
let shown: { title: string; body: string; data: string }[];
let opened: string[];
let sent: unknown[];
let status: number;

const subscribed = (endpoint: string) => ({
  toJSON: () => ({ endpoint, keys: { p256dh: `key of ${endpoint}`, auth: `secret of ${endpoint}` } }),
  unsubscribe: async () => {
    subscription = null;
    return true;
  },
});
const worker = {
  clients: { openWindow: async (url: string) => opened.push(url) },
  registration: {
    showNotification: async (title: string, { body, data }: { body: string; data: string }) => {
      shown.push({ title, body, data });
    },
    pushManager: {
      permissionState: async () => permission,
      getSubscription: async () => (subscription === null ? null : subscribed(subscription)),
      subscribe: async () => subscribed((subscription = 'https://push.example/anew')),
    },
  },
} as unknown as WorkerScope;

beforeEach(() => {
  [stored, subscription, permission, shown, opened, sent, status] = [
    new Map(),
    null,
    'granted',
    [],
    [],
    [],
    200,
  ];
  vi.stubGlobal('caches', {
    open: async (name: string) => ({
      match: async (key: string) => stored.get(name + key)?.clone(),
      put: async (key: string, value: Response) => stored.set(name + key, value),
    }),
    delete: async (name: string) =>
      [...stored.keys()].forEach((key) => key.startsWith(name) && stored.delete(key)),
  });
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return new Response(null, { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const push = (text: string | null) =>
  showNotice(worker, {
    data: text === null ? null : { json: () => JSON.parse(text) as unknown },
  } as Parameters<typeof showNotice>[1]);
const knownReader = (language: string) =>
  stored.set('plumbline-reader/reader', Response.json({ reader: 7, language, site: 'Plomada' }));

describe('a push', () => {
  test('a push shows what the server wrote', async () => {
    await push('{"title":"A reply","body":"Open it","url":"/notifications/1"}');
    expect(shown).toEqual([{ title: 'A reply', body: 'Open it', data: '/notifications/1' }]);
  });

  test.each([
    null,
    '',
    'plain words',
    'null',
    '[]',
    '{}',
    '{"title":" ","body":"x","url":"/x"}',
    '{"title":5,"body":"x","url":"/x"}',
    '{"title":"A","body":"x","url":"https://elsewhere.example"}',
    '{"title":"A","body":"x","url":"//elsewhere.example"}',
  ])('a push: %j that cannot be read still says that something is new', async (text) => {
    knownReader('mexican_spanish');
    await push(text);
    expect(shown).toEqual([
      {
        title: 'Hay algo nuevo en Plomada',
        body: 'Abra sus notificaciones para leerlo.',
        data: '/notifications',
      },
    ]);
  });

  test('a push speaks English where no reader is known', async () => {
    await push(null);
    expect(shown[0]?.title).toBe('Something new on Plumbline');
  });

  test('a push opens addresses of this site only', async () => {
    for (const url of [
      '/notifications',
      '//elsewhere.example',
      '/\\elsewhere.example',
      'https://x.example',
      null,
    ])
      await openNotice(worker, url);
    expect(opened).toEqual(['/notifications']);
  });
});

describe('a subscription that the browser changed', () => {
  const OLD = {
    endpoint: 'https://push.example/old',
    public_key: 'old key',
    auth_secret: 'old secret',
    pushKey: 'K',
  };
  const NEW = {
    endpoint: 'https://push.example/anew',
    public_key: 'key of https://push.example/anew',
    auth_secret: 'secret of https://push.example/anew',
  };

  test('a subscription that the browser changed is made anew where it is gone, and takes the old one’s place on the server', async () => {
    await keepDevice(OLD);
    await renewPush(worker);
    expect(sent).toEqual([{ ...NEW, old_endpoint: OLD.endpoint, old_auth_secret: 'old secret' }]);
    expect(await storedDevice()).toEqual({ ...NEW, pushKey: 'K' });
  });

  test('a subscription that the browser changed ends where the server does not hold the old one any more', async () => {
    await keepDevice(OLD);
    status = 404;
    await renewPush(worker);
    expect(subscription).toBeNull();
    expect(await storedDevice()).toBeNull();
  });

  test('a subscription that the browser changed is sent again later where the server did not answer well', async () => {
    await keepDevice(OLD);
    status = 503;
    await renewPush(worker);
    expect(await storedDevice()).toEqual(OLD);
    status = 200;
    await renewPush(worker);
    expect(await storedDevice()).toEqual({ ...NEW, pushKey: 'K' });
  });

  test('a subscription that the browser changed is nothing to do where it is the same, never asked for, or not allowed', async () => {
    await renewPush(worker);
    await keepDevice(OLD);
    permission = 'denied';
    await renewPush(worker);
    permission = 'granted';
    subscription = OLD.endpoint;
    await renewPush(worker);
    expect(sent).toEqual([]);
  });
});
