import { describe, expect, test } from 'vitest';
import { leadingCode } from '../../../server/decisions/leading-code.ts';

describe('the code that a reason begins with', () => {
  test.each([
    ['R07: it names a street', 'R07'],
    ['R04', 'R04'],
    ['(R02) a threat', 'R02'],
    [' N03 – an opinion', 'N03'],
  ])('the code that a reason begins with: %j names %s', (reason, code) =>
    expect(leadingCode(reason)).toBe(code),
  );

  test.each(['It names a street, see R07.', 'R7: too short', 'R077 is no code', 'X99: unknown', '', null])(
    'the code that a reason begins with: %j names none',
    (reason) => expect(leadingCode(reason)).toBeNull(),
  );
});
