import { describe, expect, test } from 'vitest';
import type { ReadContext } from '../../../server/core/context.ts';
import { cachedForAMinute } from '../../../server/core/pages/cached-for-a-minute.ts';

const START = Date.parse('2026-03-01T12:00:00Z');
const application = () => ({}) as ReadContext['config'];

/** The context that caching reads. */
function at(seconds: number, config: ReadContext['config']): ReadContext {
  return { config, now: new Date(START + seconds * 1_000) } as ReadContext;
}

function counted() {
  let times = 0;
  return cachedForAMinute(() => Promise.resolve((times += 1)));
}

describe('what is held for a minute', () => {
  test('what is held for a minute is read once for all who ask within it, and again for whoever asks after it', async () => {
    const { read } = counted();
    const here = application();
    expect(await Promise.all([read(at(0, here)), read(at(0, here))])).toEqual([1, 1]);
    expect(await read(at(59.999, here))).toBe(1);
    expect(await read(at(60, here))).toBe(2);
    expect(await read(at(61, here))).toBe(2);
  });

  test('what is held for a minute is read again once it was forgotten', async () => {
    const { read, forget } = counted();
    const here = application();
    await read(at(0, here));
    forget(here);
    expect(await read(at(1, here))).toBe(2);
  });

  test('what is held for a minute is held for each application by itself', async () => {
    const { read } = counted();
    await read(at(0, application()));
    expect(await read(at(0, application()))).toBe(2);
  });

  test('what is held for a minute is not held when reading failed, which whoever asked is told', async () => {
    const answers = [Promise.reject(new Error('away')), Promise.resolve('there')];
    const { read } = cachedForAMinute(() => answers.shift() ?? Promise.resolve('again'));
    const here = application();
    await expect(read(at(0, here))).rejects.toThrow('away');
    expect(await read(at(1, here))).toBe('there');
  });

  test('what is held for a minute stays held when a reading that was forgotten before fails', async () => {
    let fail: (error: Error) => void = () => undefined;
    const slow = new Promise<string>((_, reject) => (fail = reject));
    const answers = [slow, Promise.resolve('there')];
    const { read, forget } = cachedForAMinute(() => answers.shift() ?? Promise.resolve('read again'));
    const here = application();
    const first = read(at(0, here));
    forget(here);
    await read(at(1, here));
    fail(new Error('away'));
    await expect(first).rejects.toThrow('away');
    expect(await read(at(2, here))).toBe('there');
  });
});
