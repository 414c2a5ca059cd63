import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDraftKeeper } from '../../../web/lib/drafts/draft-keeper.ts';
import type { Draft, DraftStore } from '../../../web/lib/drafts/draft-store.ts';

const DELAY_MS = 400;
const MAXIMUM_WAIT_MS = 2_000;
const A_DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-21T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp(kept: Record<string, Draft> = {}) {
  const drafts = new Map(Object.entries(kept));
  let writes = 0;
  const store: DraftStore = {
    read: async (key) => drafts.get(key) ?? null,
    write: async (key, draft) => {
      writes += 1;
      drafts.set(key, draft);
    },
    remove: async (key) => void drafts.delete(key),
  };
  const keeper = createDraftKeeper<{ text: string }>('7:review', {
    store,
    now: () => Date.now(),
    delayMs: DELAY_MS,
    maximumWaitMs: MAXIMUM_WAIT_MS,
  });
  return { keeper, drafts, writes: () => writes };
}

describe('what is typed', () => {
  test('what is typed is saved once typing rests', async () => {
    const { keeper, drafts, writes } = setUp();
    keeper.note({ text: 'The ro' });
    await vi.advanceTimersByTimeAsync(DELAY_MS - 1);
    keeper.note({ text: 'The roof' });
    await vi.advanceTimersByTimeAsync(DELAY_MS - 1);
    expect(drafts.size).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    const saved = { value: { text: 'The roof' }, savedAt: NOW + 2 * DELAY_MS - 1 };
    expect([drafts.get('7:review'), writes()]).toEqual([saved, 1]);
  });

  test('what is typed is saved every two seconds while somebody types without a rest', async () => {
    const { keeper, drafts, writes } = setUp();
    const type = async (from: number, to: number) => {
      for (let letters = from; letters <= to; letters += 1) {
        keeper.note({ text: 'x'.repeat(letters) });
        await vi.advanceTimersByTimeAsync(100);
      }
    };
    await type(1, 19);
    expect(writes()).toBe(0);
    await type(20, 20);
    expect([drafts.get('7:review')?.value, writes()]).toEqual([{ text: 'x'.repeat(20) }, 1]);
    await type(21, 40);
    expect([drafts.get('7:review')?.value, writes()]).toEqual([{ text: 'x'.repeat(40) }, 2]);
  });

  test('what is typed is saved at once when the page goes, and not a second time', async () => {
    const { keeper, drafts, writes } = setUp();
    keeper.note({ text: 'The roof' });
    await keeper.flush();
    await vi.advanceTimersByTimeAsync(DELAY_MS);
    expect([drafts.get('7:review')?.value, writes()]).toEqual([{ text: 'The roof' }, 1]);
  });

  test('what is typed is forgotten once the form was sent, even what was about to be saved', async () => {
    const { keeper, drafts } = setUp({ '7:review': { value: { text: 'old' }, savedAt: NOW } });
    keeper.note({ text: 'The roof' });
    await keeper.clear();
    await vi.advanceTimersByTimeAsync(DELAY_MS);
    await keeper.flush();
    expect(drafts.size).toBe(0);
  });
});

describe('what an earlier visit left', () => {
  test('what an earlier visit left comes back with the time it was saved', async () => {
    const { keeper } = setUp({ '7:review': { value: { text: 'The roof' }, savedAt: NOW - 5 } });
    expect(await keeper.restore({ text: '' })).toEqual({ value: { text: 'The roof' }, savedAt: NOW - 5 });
  });

  test('what an earlier visit left is not offered when the form already says the same', async () => {
    const { keeper } = setUp({ '7:review': { value: { text: 'The roof' }, savedAt: NOW } });
    expect(await keeper.restore({ text: 'The roof' })).toBeNull();
  });

  test('what an earlier visit left is dropped after thirty days', async () => {
    const old = { value: { text: 'The roof' }, savedAt: NOW - 30 * A_DAY_MS };
    const { keeper, drafts } = setUp({ '7:review': old });
    expect(await keeper.restore({ text: '' })).toBeNull();
    expect(drafts.size).toBe(0);
  });

  test('what an earlier visit left of another person or form stays where it is', async () => {
    const { keeper } = setUp({ '8:review': { value: { text: 'mine' }, savedAt: NOW } });
    expect(await keeper.restore({ text: '' })).toBeNull();
  });
});
