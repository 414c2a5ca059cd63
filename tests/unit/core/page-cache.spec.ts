import { describe, expect, test } from 'vitest';
import { createPageCache, type CachedAnswer } from '../../../server/core/pages/page-cache.ts';

const KB = 1_024;
const page = (kilobytes: number, tags: string[] = [], expiresAt = Infinity): CachedAnswer => ({
  headers: {},
  plain: Buffer.alloc(kilobytes * KB),
  packed: null,
  tags,
  expiresAt,
});
const cached = (cache: ReturnType<typeof createPageCache>, keys: string) =>
  [...keys].filter((key) => cache.get(key) !== null).join('');

describe('pages held in memory', () => {
  test('pages held in memory stay within the bytes there are, the one asked for longest ago goes first', () => {
    const cache = createPageCache(110 * KB);
    for (const key of 'abc') cache.put(key, page(30), cache.generation());
    cache.get('a');
    cache.put('d', page(30), cache.generation());
    expect(cached(cache, 'abcd')).toBe('acd');
    cache.put('e', page(60), cache.generation());
    expect(cached(cache, 'acde')).toBe('de');
  });

  test('one that is larger than all there is is not held', () => {
    const cache = createPageCache(10 * KB);
    cache.put('a', page(20), cache.generation());
    expect(cache.size()).toBe(0);
  });

  test('pages held in memory are counted with what they take beside their bytes, so that small ones are not without number', () => {
    const cache = createPageCache(100 * KB);
    for (let key = 0; key < 1_000; key += 1) cache.put(String(key), page(0), cache.generation());
    expect(cache.size()).toBe(25);
  });

  test('pages held in memory that are too old make room for the next', () => {
    const cache = createPageCache();
    for (const key of 'abc') cache.put(key, page(1, [], 1), cache.generation());
    cache.put('d', page(1), cache.generation());
    expect(cache.size()).toBe(1);
  });

  test('pages held in memory give back their bytes when they are replaced, dropped or too old', () => {
    const cache = createPageCache(100 * KB);
    for (let turn = 0; turn < 10; turn += 1) {
      const one = page(40);
      cache.put('a', one, cache.generation());
      one.plain = null;
      cache.put('b', page(40, ['list']), cache.generation());
      cache.drop(['list']);
      cache.put('c', page(40, [], 0), cache.generation());
      cache.get('c');
    }
    cache.put('d', page(40), cache.generation());
    expect(cached(cache, 'abcd')).toBe('ad');
  });

  test('pages held in memory go with any of their tags, and one that was read before stays away', () => {
    const cache = createPageCache();
    const before = cache.generation();
    cache.put('a', page(2, ['contractor:1', 'contractors']), before);
    cache.put('b', page(2, ['contractor:2', 'contractors']), before);
    cache.put('c', page(2, ['contractor:2']), before);
    cache.drop(['contractor:2']);
    expect(cached(cache, 'abc')).toBe('a');
    cache.put('b', page(2), before);
    expect(cached(cache, 'abc')).toBe('a');
    cache.drop(['contractors']);
    expect(cache.size()).toBe(0);
  });
});

describe('an address with a query', () => {
  test('an address with a query is cached when it is asked for a second time', () => {
    const cache = createPageCache();
    const put = () => cache.put('english /contractors?q=roof', page(1, [], Date.now() + 60_000), 0);
    put();
    expect(cache.size()).toBe(0);
    put();
    expect(cache.size()).toBe(1);
  });

  test('an address with a query is cached at once where its answer is kept until it is dropped', () => {
    const cache = createPageCache();
    cache.put('english /api/translations?language=x', page(1), 0);
    expect(cache.size()).toBe(1);
  });

  test('addresses with made-up queries, ten thousand of them sent twice each, push out no page of a plain address', () => {
    const cache = createPageCache(400 * KB, 100 * KB);
    const until = Date.now() + 600_000;
    const real = Array.from({ length: 10 }, (_, number) => `english /c/contractor-${number}`);
    for (const key of real) cache.put(key, page(30, ['contractors'], until), 0);
    for (let number = 0; number < 10_000; number += 1)
      for (let time = 0; time < 2; time += 1)
        cache.put(`english /contractors?q=made-up-${number}`, page(30, ['contractors'], until), 0);
    expect(real.filter((key) => cache.get(key) === null)).toEqual([]);
    // A hundred kilobytes hold two pages of thirty with what they take beside them.
    expect(cache.size()).toBe(real.length + 2);
    cache.drop(['contractors']);
    expect(cache.size()).toBe(0);
  });
});
