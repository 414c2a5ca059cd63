import { expect, test } from 'vitest';
import { isCommonPassword } from '../../../server/accounts/passwords/common-passwords.ts';

test.each(['password', 'PASSWORD', 'Password1', '12345678', 'qwertyuiop', 'football'])(
  'the password %s is common',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

test.each(['', 'plumbline', 'correct horse battery staple', 'contraseña larga y mía', 'x'.repeat(1_000_000)])(
  'the password %.40s is not common',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
