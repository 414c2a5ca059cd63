import { sql } from 'kysely';
import type { ReadContext } from '../../core/context.ts';
import { Refusal } from '../../core/errors.ts';
import { CODES_A_DAY, codeExpiresAt, hashCode, newCode } from './claim-code.ts';
import { claimCodeMade } from './events.ts';

const DAY_MS = 86_400_000;

/**
 * Makes a claim's code and has it mailed after the commit; a former one is worth nothing from now on. Throws 429 where the
 * claimant has sent, or the address has got, as many as a day allows.
 */
export async function sendCode(
  inside: ReadContext,
  claim: { id: number; userId: number; email: string },
): Promise<void> {
  await refuseTooMany(inside, claim);
  const code = newCode();
  await inside.database
    .updateTable('contractor_claims')
    .set(({ eb }) => ({
      code_hash: hashCode(code, claim.id, inside.config.appKey),
      code_expires_at: codeExpiresAt(inside.now),
      code_sent_at: inside.now,
      code_attempts: 0,
      codes_sent: eb('codes_sent', '+', 1),
    }))
    .where('id', '=', claim.id)
    .execute();
  inside.announce(claimCodeMade(claim.id, code));
}

/** Counted one after the other, whoever asks: the lock is on the address, and falls at the commit. */
async function refuseTooMany(
  { database, now }: ReadContext,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`claim-code:${email}`}, 0))`.execute(database);
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const { byUser, toAddress } = await database
    .selectFrom('contractor_claims')
    .select(({ fn }) => [
      fn.sum<number>('codes_sent').filterWhere('user_id', '=', userId).as('byUser'),
      fn.sum<number>('codes_sent').filterWhere('email', '=', email).as('toAddress'),
    ])
    .where(({ eb, or }) => or([eb('user_id', '=', userId), eb('email', '=', email)]))
    .where('code_sent_at', '>', dayAgo)
    .executeTakeFirstOrThrow();
  if ((byUser ?? 0) >= CODES_A_DAY || (toAddress ?? 0) >= CODES_A_DAY)
    throw new Refusal(429, 'too_many_codes', 'claims.too_many_codes', { seconds: DAY_MS / 1_000 });
}
