import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '../../../common/limits/sign-in.ts';
import type { ReadContext } from '../../core/context.ts';
import { keyedHash } from './sealed-key.ts';

/** No vowels, so that no code is a word; no letters that look like digits. */
const LETTERS = '23456789bcdfghjkmnpqrstvwxz';
const CODE_LENGTH = 10;

const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
/** Two groups, as they are shown: `4k2mp-9xqrt`. */
const grouped = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** The code without its dash and spaces, in lower case; null for what has another form. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed.toLowerCase().replace(/[\s-]/g, '');
  return code.length === CODE_LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : null;
}

const hashOf = (appKey: string, userId: number, code: string): string =>
  keyedHash(appKey, `recovery:${userId}`, code);

type Writing = Pick<ReadContext, 'database' | 'config' | 'now'>;

/** Ten new codes in place of all former ones; they are shown once and stored as hashes. */
export async function makeRecoveryCodes(
  { database, config, now }: Writing,
  userId: number,
): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(newCode());
  await database.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await database
    .insertInto('recovery_codes')
    .values(
      [...codes].map((code) => ({
        user_id: userId,
        code_hash: hashOf(config.appKey, userId, code),
        created_at: now,
      })),
    )
    .execute();
  return [...codes].map(grouped);
}

/** Uses a code up; false where it is none, or was used. Of two requests with one code, one is let in. */
export async function takeRecoveryCode(
  { database, config, now }: Writing,
  userId: number,
  typed: string,
): Promise<boolean> {
  const code = readRecoveryCode(typed);
  if (code === null) return false;
  const used = await database
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(config.appKey, userId, code))
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}
