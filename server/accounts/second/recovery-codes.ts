import { randomBytes, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '../../../common/limits/sign-in.ts';
import type { ReadContext } from '../../core/context.ts';
import type { Queryable } from '../../database/client.ts';
import { hashCode } from '../passwords/passwords.ts';
import { keyedHash } from './sealed-key.ts';

/** No vowels, so that no code is a word; no letters that look like digits. */
const LETTERS = '23456789bcdfghjkmnpqrstvwxz';
const CODE_LENGTH = 10;
const SALT_BYTES = 16;

const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
/** Two groups, as they are shown: `4k2mp-9xqrt`. */
const grouped = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** The code without its dash and spaces, in lower case; null for what has another form. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed.toLowerCase().replace(/[\s-]/g, '');
  return code.length === CODE_LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : null;
}

/** Keyed first, so that the database alone tells nothing, then slow. Codes that were made before had no salt, and are keyed alone. */
async function hashOf(appKey: string, userId: number, code: string, salt: string | null): Promise<string> {
  const keyed = keyedHash(appKey, `recovery:${userId}`, code);
  return salt === null ? keyed : hashCode(keyed, Buffer.from(salt, 'base64url'));
}

type Writing = Pick<ReadContext, 'database' | 'config' | 'now'>;

/** Ten new codes in place of all former ones; they are shown once and stored as hashes. The caller has locked the account. */
export async function makeRecoveryCodes(
  { database, config, now }: Writing,
  userId: number,
): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(newCode());
  const salt = randomBytes(SALT_BYTES).toString('base64url');
  const rows = [];
  // One after the other: each hash takes 19 MiB.
  for (const code of codes)
    rows.push({
      user_id: userId,
      salt,
      code_hash: await hashOf(config.appKey, userId, code, salt),
      created_at: now,
    });
  await database.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await database.insertInto('recovery_codes').values(rows).execute();
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
  // The codes of a set were made together.
  const set = await database
    .selectFrom('recovery_codes')
    .select('salt')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  if (!set) return false;
  const used = await database
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', await hashOf(config.appKey, userId, code, set.salt))
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

export async function recoveryCodesLeft(database: Queryable, userId: number): Promise<number> {
  const { count } = await database
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
