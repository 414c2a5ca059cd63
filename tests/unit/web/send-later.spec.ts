import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Unsent } from '../../../web/lib/offline/unsent-store.ts';
import { sendLater } from '../../../web/worker/send-later.ts';

/** The browser's two databases, in memory. */
const device = vi.hoisted(() => ({ unsent: new Map<string, unknown>(), drafts: new Set<string>() }));

vi.mock('../../../web/lib/offline/unsent-store.ts', async (original) => ({
  ...(await original<object>()),
  listUnsent: () => Promise.resolve([...device.unsent.values()]),
  putUnsent: (unsent: Unsent) => Promise.resolve(device.unsent.set(unsent.key, unsent)),
  removeUnsent: (key: string) => Promise.resolve(device.unsent.delete(key)),
}));
vi.mock('../../../web/lib/drafts/draft-store.ts', () => ({
  createIndexedDraftStore: () => ({ remove: (key: string) => Promise.resolve(device.drafts.delete(key)) }),
}));

const READER = 7;
const unsent = (changes: Partial<Unsent> = {}): Unsent => ({
  key: 'k1',
  owner: READER,
  kind: 'review',
  title: 'A firm',
  url: '/c/a-firm/review',
  formUrl: '/c/a-firm/review',
  body: '{"overall":5}',
  draftKey: '7:review',
  savedAt: Date.now(),
  problem: null,
  ...changes,
});

let answers: (Response | Error)[];
let asked: { url: string; headers: Headers; body: unknown }[];

beforeEach(() => {
  device.unsent.clear();
  device.drafts.clear();
  answers = [];
  asked = [];
  vi.stubGlobal('cookieStore', { get: () => Promise.resolve({ value: 'a%20token' }) });
  vi.stubGlobal('fetch', (url: string, { headers, body }: RequestInit) => {
    asked.push({ url, headers: new Headers(headers), body });
    const answer = answers.shift() ?? new Error('offline');
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  device.unsent.set('k1', unsent());
  device.drafts.add('7:review');
});
afterEach(() => vi.unstubAllGlobals());

describe('the service worker, woken when the network is back', () => {
  test('the service worker, woken when the network is back sends what waits with its own key and writer, and forgets it with its draft', async () => {
    answers = [Response.json({ message: 'Review published' })];
    await sendLater(READER);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ url: '/c/a-firm/review', body: '{"overall":5}' });
    expect(asked[0]?.headers.get('idempotency-key')).toBe('k1');
    expect(asked[0]?.headers.get('x-draft-owner')).toBe('7');
    expect(asked[0]?.headers.get('x-xsrf-token')).toBe('a token');
    expect([...device.unsent.keys(), ...device.drafts]).toEqual([]);
    await sendLater(READER);
    expect(asked).toHaveLength(1);
  });

  test('the service worker, woken when the network is back keeps what got no answer and fails, so that the browser wakes it again', async () => {
    await expect(sendLater(READER)).rejects.toThrow('no answer yet');
    expect([...device.unsent.keys(), ...device.drafts]).toEqual(['k1', '7:review']);
    answers = [Response.json({}, { status: 503 })];
    await expect(sendLater(READER)).rejects.toThrow('no answer yet');
    answers = [Response.json({ message: 'Review published' })];
    await sendLater(READER);
    expect(asked.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['k1', 'k1', 'k1']);
    expect([...device.unsent.keys()]).toEqual([]);
  });

  test('the service worker, woken when the network is back keeps a refused text with the server’s reason and its draft, and does not send it again', async () => {
    answers = [Response.json({ message: 'One review a month.' }, { status: 422 })];
    await sendLater(READER);
    expect(device.unsent.get('k1')).toMatchObject({ problem: 'One review a month.' });
    expect([...device.drafts]).toEqual(['7:review']);
    await sendLater(READER);
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['of another person', READER + 1],
    ['with nobody signed in', null],
  ])('the service worker, woken when the network is back sends nothing %s', async (_whose, reader) => {
    await sendLater(reader);
    expect(asked).toEqual([]);
    expect([...device.unsent.keys()]).toEqual(['k1']);
  });
});
