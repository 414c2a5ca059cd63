import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PASSWORD_MIN_LENGTH } from '../../../common/constants.ts';
import { isCommonPassword } from '../../../server/accounts/passwords/common-passwords.ts';
import { hashPassword, verifyPassword } from '../../../server/accounts/passwords/passwords.ts';
import { newPassword } from '../../../server/accounts/schemas.ts';

afterEach(() => vi.unstubAllEnvs());

describe('how a password is kept', () => {
  test('a password is kept as argon2id with the parameters OWASP asks for', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(await hashPassword('three brown herons')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('a password has a salt of its own: the same one twice has two hashes, and both open', async () => {
    const [first, second] = await Promise.all([
      hashPassword('three brown herons'),
      hashPassword('three brown herons'),
    ]);
    expect(first).not.toBe(second);
    expect(await verifyPassword(first, 'three brown herons')).toBe(true);
    expect(await verifyPassword(second, 'three brown herons ')).toBe(false);
  });

  test('an accent typed as one character or as two is the same accent', async () => {
    const hashed = await hashPassword('montan\u0303a azul');
    expect(await verifyPassword(hashed, 'monta\u00f1a azul')).toBe(true);
  });

  test('an account without a password opens with none', async () => {
    expect(await verifyPassword(null, '')).toBe(false);
  });
});

describe('which passwords may be chosen', () => {
  const accepts = (password: string) => newPassword().safeParse(password).success;

  test.each(['12345678', 'PASSWORD', 'qwertyuiop', 'iloveyou'])(
    'which passwords may be chosen: %s is too common',
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
      expect(accepts(password)).toBe(false);
    },
  );

  test('the list of common passwords has far more than 3,000 that are long enough to be chosen', () => {
    const list = gunzipSync(readFileSync('server/accounts/passwords/common-passwords.txt.gz')).toString(
      'latin1',
    );
    const lines = list.split('\n');
    expect(lines.filter((line) => line.length >= PASSWORD_MIN_LENGTH).length).toBeGreaterThan(15_000);
    expect(lines).toEqual(lines.toSorted((one, other) => (one < other ? -1 : 1)));
    // Each is found, the first and the last too, and what lies between two is not.
    for (const line of lines) expect(isCommonPassword(line), line).toBe(true);
    for (const line of ['', 'password\n', `${lines[0]}\n${lines[1]}`, '~~~~~~~~~~'])
      expect(isCommonPassword(line), line).toBe(false);
  });

  test.each([
    'Password2026!',
    'contraseña',
    'Contrasena123',
    '¡TeAmoMucho1!',
    'guadalupe85',
    'Contratista#1',
    'martinez2024',
  ])(
    'which passwords may be chosen: a common word with digits and signs around it, as %s, is not',
    (password) => {
      expect(accepts(password)).toBe(false);
    },
  );

  test.each(['three brown herons', 'ñandú-azul-42', 'x7#Kq9!z'])(
    'which passwords may be chosen: %s is not',
    (password) => {
      expect(accepts(password)).toBe(true);
    },
  );

  test('8 to 128 characters, however many units a character takes', () => {
    const tools = '🔨🔧🧱🪚'.repeat(32);
    const first = (count: number) => [...tools].slice(0, count).join('');
    expect(accepts(first(7))).toBe(false);
    expect(accepts(first(8))).toBe(true);
    expect(accepts(tools)).toBe(true);
    expect(accepts(`${tools}🔨`)).toBe(false);
  });
});
