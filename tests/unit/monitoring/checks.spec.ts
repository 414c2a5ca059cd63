import { describe, expect, test, vi } from 'vitest';
import { Unknown } from '../../../server/monitoring/checks/check.ts';
import { cachedCheck, runCheck } from '../../../server/monitoring/checks/run-check.ts';

describe('a check', () => {
  test('a check that throws has failed with its sentence, without user and password of an address', async () => {
    const result = await runCheck(async () => {
      throw new Error('Nothing answers at redis://user:p4ss@cache:6379.');
    });
    expect(result).toMatchObject({ state: 'failed', sentence: 'Nothing answers at redis://cache:6379.' });
  });

  test('a check that could not be asked is unknown, and no failure', async () => {
    const result = await runCheck(async () => {
      throw new Unknown('No standby is connected.');
    });
    expect(result.state).toBe('unknown');
  });

  test('a check that hangs is answered as failed after two seconds, and not begun again while it hangs', async () => {
    vi.useFakeTimers();
    try {
      const hanging = Promise.withResolvers<string>();
      const check = vi.fn(() => hanging.promise);
      const read = cachedCheck(check, 0);
      const first = read();
      await vi.advanceTimersByTimeAsync(2_000);
      expect(await first).toMatchObject({ state: 'failed', sentence: 'no answer within 2000 ms' });
      expect((await read()).state).toBe('failed');
      expect(check).toHaveBeenCalledTimes(1);
      hanging.resolve('It answers again.');
      await vi.advanceTimersByTimeAsync(1);
      expect((await read()).state).toBe('ok');
      expect(check).toHaveBeenCalledTimes(2);
    } finally {
      vi.useRealTimers();
    }
  });

  test('a check is asked once by all who ask within its time', async () => {
    const check = vi.fn(async () => 'Well.');
    const read = cachedCheck(check, 60_000);
    await Promise.all([read(), read(), read()]);
    await read();
    expect(check).toHaveBeenCalledTimes(1);
  });
});
