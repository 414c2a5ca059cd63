import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createJoiner, partsOf } from '../../../server/realtime/processes/relay.ts';

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20_000 }),
  fc.string({ unit: 'grapheme', minLength: 4_000, maxLength: 12_000 }),
);

describe('a message between processes', () => {
  test('a message between processes goes in parts that PostgreSQL takes, and is whole again with the last of them', () => {
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        const join = createJoiner();
        const [first, second] = [partsOf('a', one), partsOf('b', other)];
        for (const part of [...first, ...second]) expect(Buffer.byteLength(part)).toBeLessThan(8_000);
        // The messages of two processes arrive mixed.
        const mixed = Array.from({ length: Math.max(first.length, second.length) }, (_, index) =>
          [first[index], second[index]].filter((part) => part !== undefined),
        ).flat();
        const whole = mixed.map(join).filter((text) => text !== null);
        expect(whole.sort((x, y) => x.from.localeCompare(y.from))).toEqual([
          { from: 'a', text: one.toWellFormed() },
          { from: 'b', text: other.toWellFormed() },
        ]);
      }),
      { numRuns: 30 },
    );
  });

  test('a message between processes of which a part was lost is forgotten, not waited for for ever', () => {
    const join = createJoiner();
    for (let count = 0; count < 500; count += 1) {
      const [first = ''] = partsOf('a', 'x'.repeat(9_000));
      expect(join(first)).toBeNull();
    }
    const last = partsOf('a', 'y'.repeat(9_000));
    expect(last.map(join).at(-1)).toEqual({ from: 'a', text: 'y'.repeat(9_000) });
  });

  test('a message between processes that is none is nothing', () => {
    for (const payload of ['', 'no', '{}', '[]', '{"from":1,"part":2}'])
      expect(createJoiner()(payload)).toBeNull();
  });
});
