import { randomBytes } from 'node:crypto';
import type { ReadContext } from '../../core/context.ts';
import { seal, unseal } from './sealed-key.ts';
import { matchingStep } from './totp.ts';

/** RFC 4226 asks for 20 bytes. */
const SECRET_BYTES = 20;

type Writing = Pick<ReadContext, 'database' | 'config' | 'now'>;

/** The key that waits for its first code; a new one where there is none, or it is not of this APP_KEY. */
export async function keyToConfirm({ database, config, now }: Writing, userId: number): Promise<Buffer> {
  const row = await database
    .selectFrom('app_codes')
    .select(['secret', 'confirmed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const waiting = row?.confirmed_at === null ? unseal(config.appKey, userId, row.secret) : null;
  if (waiting) return waiting;
  const secret = randomBytes(SECRET_BYTES);
  const values = { secret: seal(config.appKey, userId, secret), created_at: now, last_step: 0 };
  await database
    .insertInto('app_codes')
    .values({ user_id: userId, ...values })
    // One that counts already is never replaced: it is removed first.
    .onConflict((same) =>
      same.column('user_id').doUpdateSet(values).where('app_codes.confirmed_at', 'is', null),
    )
    .execute();
  return secret;
}

/**
 * Uses a code of the app up; false where it is wrong or was used. `confirms`: it is the first one, after which codes count.
 * Of two requests with one code, one is let in.
 */
export async function takeAppCode(
  { database, config, now }: Writing,
  userId: number,
  typed: string,
  { confirms = false } = {},
): Promise<boolean> {
  const code = typed.replace(/\s/g, '');
  const row = await database
    .selectFrom('app_codes')
    .select('secret')
    .where('user_id', '=', userId)
    .where('confirmed_at', confirms ? 'is' : 'is not', null)
    .executeTakeFirst();
  const secret = row && unseal(config.appKey, userId, row.secret);
  const step = secret ? matchingStep(secret, code, now) : null;
  if (step === null) return false;
  const used = await database
    .updateTable('app_codes')
    .set({ last_step: step, ...(confirms && { confirmed_at: now }) })
    .where('user_id', '=', userId)
    .where('confirmed_at', confirms ? 'is' : 'is not', null)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}
