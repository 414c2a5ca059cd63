import { describe, expect, test } from 'vitest';
import { createChangeWatch, GONE_AFTER_MS } from '../../../server/realtime/processes/change-watch.ts';
import { createEventCache, KEPT_MS } from '../../../server/realtime/processes/event-cache.ts';
import { frameOf } from '../../../server/realtime/frames.ts';
import { createOccupancy, type Count } from '../../../server/realtime/processes/occupancy.ts';

test.each([0, 1, 125, 126, 65_535, 65_536, 70_001])(
  'a frame of %i bytes says how long it is, and carries its text',
  (size) => {
    const text = 'ñ'.repeat(Math.floor(size / 2)) + (size % 2 ? 'x' : '');
    const frame = frameOf(text);
    const short = (frame[1] ?? 0) & 0x7f;
    const [notified, start] =
      short < 126
        ? [short, 2]
        : short === 126
          ? [frame.readUInt16BE(2), 4]
          : [Number(frame.readBigUInt64BE(2)), 10];
    expect([frame[0], (frame[1] ?? 0) & 0x80, notified]).toEqual([0x81, 0, size]);
    expect(frame.subarray(start).toString()).toBe(text);
  },
);

describe('the last events of cache channels', () => {
  const event = (channel: string, at: number, data = '{}') => ({ channel, event: 'moved', data, at });

  test('the last events of cache channels are kept for half an hour, and the newest counts', () => {
    const cache = createEventCache();
    cache.keep(event('cache-a', 1, '1'));
    cache.keep(event('cache-a', 3, '3'));
    // One that another process tells late.
    cache.keep(event('cache-a', 2, '2'));
    expect(cache.find('cache-a', 4)?.data).toBe('3');
    expect(cache.find('cache-b', 4)).toBeNull();
    expect(cache.find('cache-a', 3 + KEPT_MS)).toBeNull();
    expect(cache.all(3 + KEPT_MS)).toEqual([]);
  });

  test('the last events of cache channels take no more room than there is: the oldest go', () => {
    const cache = createEventCache();
    for (let at = 0; at < 2_000; at += 1) cache.keep(event(`cache-${at}`, at, 'x'.repeat(10_000)));
    expect(cache.all(2_000).length).toBeLessThan(500);
    expect(cache.find('cache-1999', 2_000)).not.toBeNull();
    expect(cache.find('cache-0', 2_000)).toBeNull();
  });
});

describe('what webhooks tell', () => {
  test('what webhooks tell that something came at once, that it went after a while, and nothing of a moment’s absence', () => {
    const watch = createChangeWatch();
    watch.note('a', true, 0);
    watch.note('a', true, 1);
    expect(watch.due(1)).toEqual([['a', true]]);
    watch.note('a', false, 10);
    watch.note('a', true, 20);
    expect(watch.isWaiting()).toBe(false);
    watch.note('a', false, 30);
    watch.note('a', false, 40);
    expect(watch.due(29 + GONE_AFTER_MS)).toEqual([]);
    expect(watch.due(30 + GONE_AFTER_MS)).toEqual([['a', false]]);
    watch.note('b', true, 50);
    watch.note('b', false, 51);
    expect(watch.due(10_000)).toEqual([]);
  });
});

test('the count of a channel is the sum of all processes, and what one took along with it is gone', () => {
  const byChannel = new Map([['a', new Set([1, 2])]]);
  const changes: string[] = [];
  const notified: Count[][] = [];
  const occupancy = createOccupancy({
    byChannel,
    tell: (counts) => notified.push(counts),
    changed: (channel) => changes.push(channel),
  });
  occupancy.take(
    'p',
    [
      ['a', 3],
      ['b', 1],
    ],
    true,
  );
  occupancy.take('q', [['b', 2]], false);
  expect([occupancy.total('a'), occupancy.total('b'), occupancy.total('c')]).toEqual([5, 3, 0]);
  expect(occupancy.channels()).toEqual(new Set(['a', 'b']));
  occupancy.take('p', [['a', 1]], true);
  expect([occupancy.total('a'), occupancy.total('b')]).toEqual([3, 2]);
  occupancy.take('q', [['b', 0]], false);
  occupancy.forget('p');
  expect(occupancy.channels()).toEqual(new Set(['a']));
  expect(occupancy.own()).toEqual([['a', 2]]);
  expect(new Set(changes)).toEqual(new Set(['a', 'b']));
});
