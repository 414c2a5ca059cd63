import { describe, expect, test } from 'vitest';
import { newPassword } from '../../../server/accounts/schemas.ts';

const isTaken = (password: string) => newPassword().safeParse(password).success;

describe('a new password', () => {
  test.each([
    '        ',
    '\u00a0'.repeat(9),
    'aaaaaaaaaa',
    'abababab',
    'plumbline',
    'Plumbline2026!',
    'plumb-line',
    'PLUMBLINE1',
  ])('a new password: %j is refused', (password) => expect(isTaken(password)).toBe(false));

  test.each(['three brown herons', 'plumbline of my own', 'ñandú 77 rojo', '漢字仮名交じり文章'])(
    'a new password: %j is taken',
    (password) => expect(isTaken(password)).toBe(true),
  );
});
