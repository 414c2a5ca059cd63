import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLivePresence } from '../../../web/components/admin/live-presence.ts';
import { inKeptPlaces } from '../../../web/components/reviews/form/kept-places.ts';
import { atMostEvery } from '../../../web/lib/live/at-most-every.ts';
import type { Present, Realtime } from '../../../web/lib/live/realtime-types.ts';

const ADA: Present = { id: 1, name: 'Ada' };
const BEN: Present = { id: 2, name: 'Ben' };

/** A connection in the test's hands: who is in which channel. */
function connection() {
  const joined = new Map<string, (others: readonly Present[]) => void>();
  const realtime: Pick<Realtime, 'accompany'> = {
    accompany: (channel, tell) => {
      joined.set(channel, tell);
      return () => joined.delete(channel);
    },
  };
  const presence = createLivePresence((work) => work(realtime as Realtime));
  return { joined, presence };
}

describe('who else has a case open', () => {
  test('the news of an open case is told to all who follow it, and the same array stays until it changes', () => {
    const { joined, presence } = connection();
    const received: string[] = [];
    const stops = ['one', 'two'].map((name) => presence.follow(7, () => received.push(name)));
    expect(presence.others(7)).toEqual([]);
    joined.get('presence-admin.review.7')?.([ADA, BEN]);
    expect(received).toEqual(['one', 'two']);
    expect(presence.others(7)).toEqual([ADA, BEN]);
    expect(presence.others(7)).toBe(presence.others(7));
    expect(presence.others(8)).toEqual([]);
    stops[0]?.();
    joined.get('presence-admin.review.7')?.([BEN]);
    expect(received).toEqual(['one', 'two', 'two']);
    expect(joined.size).toBe(1);
    stops[1]?.();
    expect(joined.size).toBe(0);
    expect(presence.others(7)).toEqual([]);
  });

  test('the news that nobody is there is not told twice', () => {
    const { joined, presence } = connection();
    const listener = vi.fn();
    presence.follow(7, listener);
    joined.get('presence-admin.review.7')?.([]);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('a list that is fetched again while somebody reads it', () => {
  const item = (id: number, text = 'as it was') => ({ id, text });

  const shown = [item(1), item(2), item(3)];
  const fresh = [item(4), item(3), item(1, 'answered')];

  test('a list that is fetched again while somebody reads it keeps everything in its place, shows what changed there, and what is new at its end', () => {
    // There is no other page, so what is missing has gone.
    expect(inKeptPlaces(shown, fresh, true)).toEqual([item(1, 'answered'), item(3), item(4)]);
  });

  test('a list that is fetched again while somebody reads it takes nothing over from the next page, and nothing away that may stand there now', () => {
    expect(inKeptPlaces(shown, fresh, false)).toEqual([item(1, 'answered'), item(2), item(3)]);
  });
});

describe('what is done at most once in a pause', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('what is done at most once in a pause comes once however often it is asked for, and again later', () => {
    const work = vi.fn();
    const { ask } = atMostEvery(2_000, work);
    for (let count = 0; count < 5; count += 1) ask();
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2_000);
    expect(work).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    expect(work).toHaveBeenCalledTimes(1);
    ask();
    vi.advanceTimersByTime(2_000);
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('what is done at most once in a pause does not come once it was stopped', () => {
    const work = vi.fn();
    const { ask, stop } = atMostEvery(2_000, work);
    ask();
    stop();
    vi.advanceTimersByTime(10_000);
    expect(work).not.toHaveBeenCalled();
  });
});
