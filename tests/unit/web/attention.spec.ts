import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenAttended } from '../../../web/lib/live/attention.ts';

let page: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each(['pointermove', 'keydown', 'scroll'])('the first sign of a reader begins it, once: %s', (sign) => {
  const work = vi.fn();
  whenAttended(work, 8_000);
  expect(work).not.toHaveBeenCalled();
  page.dispatchEvent(new Event(sign));
  page.dispatchEvent(new Event('wheel'));
  vi.advanceTimersByTime(20_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('the connection begins after a while where nobody stirs', () => {
  const work = vi.fn();
  whenAttended(work, 8_000);
  vi.advanceTimersByTime(7_999);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  page.dispatchEvent(new Event('keydown'));
  expect(work).toHaveBeenCalledTimes(1);
});
