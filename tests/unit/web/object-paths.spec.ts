import { describe, expect, test } from 'vitest';
import { cloneDeep, escape, get, has, isEqual, set, toPath } from '../../../web/lib/build/object-paths.ts';

describe('what Inertia does with props and form fields', () => {
  test('a copy shares no list or object with its original, and keeps files and dates', () => {
    const at = new Date(0);
    const original = { list: [{ a: 1 }], at, none: null };
    const copy = cloneDeep(original);
    expect(copy).toEqual(original);
    expect(copy.list[0]).not.toBe(original.list[0]);
    expect(copy.at).toBe(at);
  });

  test.each([
    [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
    [{ a: undefined }, {}, false],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [[], {}, false],
    [NaN, NaN, true],
    [new Date(1), new Date(1), true],
    [new Date(1), new Date(2), false],
    ['1', 1, false],
    [null, {}, false],
  ])('what Inertia does with props and form fields: %j and %j are equal: %s', (one, other, equal) => {
    expect(isEqual(one, other)).toBe(equal);
    expect(isEqual(other, one)).toBe(equal);
  });

  test('a path is read in dots and brackets', () => {
    expect(toPath('a.b[0].c')).toEqual(['a', 'b', '0', 'c']);
    expect(get({ a: [{ b: 2 }] }, 'a[0].b')).toBe(2);
    expect(get({ a: null }, 'a.b', 'else')).toBe('else');
    expect(get({ 'a.b': 1 }, 'a.b')).toBe(1);
    expect([has({ a: { b: undefined } }, 'a.b'), has({ a: 1 }, 'a.b')]).toEqual([true, false]);
  });

  test('a value is set where its path leads, with lists and objects made on the way', () => {
    const target = { a: { kept: 1 } };
    expect(set(target, 'a.list.0.name', 'x')).toBe(target);
    expect(target).toEqual({ a: { kept: 1, list: [{ name: 'x' }] } });
  });

  test('a path through a prototype sets nothing', () => {
    set({}, '__proto__.polluted', true);
    set({}, 'constructor.prototype.polluted', true);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('a title is escaped for the head', () => {
    expect(escape(`<a href="x">Tom & Jerry's</a>`)).toBe(
      '&lt;a href=&quot;x&quot;&gt;Tom &amp; Jerry&#39;s&lt;/a&gt;',
    );
  });
});
