import { describe, expect, test } from 'vitest';
import { initialsOf, TINTS, tintOf } from '../../../common/format/initials.ts';

describe('the initials of a name', () => {
  test.each([
    ['Cordero & Daughters', 'CD'],
    ['Javier de los Ríos', 'JR'],
    ['Plumbline', 'P'],
    ['Íñigo Ávila-Núñez', 'ÍÁ'],
    ['24/7 Rooter', '27'],
    ['The Fence Company', 'FC'],
    ['De la', 'DL'],
    ['"Ace" Roofing', 'AR'],
    ['🔧 Wrench', 'W'],
    ['', ''],
  ])('the initials of a name of %s are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

test('a tint is always the same for an id, and each is used', () => {
  const tints = Array.from({ length: 600 }, (_, id) => tintOf(id));
  expect(tints).toEqual(Array.from({ length: 600 }, (_, id) => tintOf(id)));
  expect(new Set(tints).size).toBe(TINTS);
});
