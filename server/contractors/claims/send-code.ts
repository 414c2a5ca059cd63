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
  tx: ReadContext,
  claim: { id: number; userId: number; email: string },
): Promise<void> {
  const dayAgo = new Date(tx.now.getTime() - DAY_MS);
  await refuseTooMany(tx, claim, dayAgo);
  const code = newCode();
  await tx.database
    .updateTable('contractor_claims')
    .set(({ eb }) => ({
      code_hash: hashCode(code, claim.id, tx.config.appKey),
      code_expires_at: codeExpiresAt(tx.now),
      code_sent_at: tx.now,
      code_attempts: 0,
      codes_sent: eb('codes_sent', '+', 1),
      recent_codes_at: sql<Date[]>`array(select sent_at from unnest(recent_codes_at) as sent_at
        where sent_at > ${dayAgo}) || ${tx.now}::timestamptz`,
    }))
    .where('id', '=', claim.id)
    .execute();
  tx.announce(claimCodeMade(claim.id, code));
}

/** Locks the claimant and the address until the commit, so that requests are counted one after the other. */
async function refuseTooMany(
  { database }: ReadContext,
  { userId, email }: { userId: number; email: string },
  dayAgo: Date,
): Promise<void> {
  for (const counted of [`claim-codes-of:${userId}`, `claim-codes-to:${email}`])
    await sql`select pg_advisory_xact_lock(hashtextextended(${counted}, 0))`.execute(database);
  const { rows } = await sql<{ byUser: number; toAddress: number }>`
    select (count(*) filter (where claim.user_id = ${userId}))::integer as "byUser",
      (count(*) filter (where claim.email = ${email}))::integer as "toAddress"
    from contractor_claims as claim cross join unnest(claim.recent_codes_at) as sent_at
    where (claim.user_id = ${userId} or claim.email = ${email})
      and claim.code_sent_at > ${dayAgo} and sent_at > ${dayAgo}`.execute(database);
  const { byUser = 0, toAddress = 0 } = rows[0] ?? {};
  if (byUser >= CODES_A_DAY || toAddress >= CODES_A_DAY)
    throw new Refusal(429, 'too_many_codes', 'claims.too_many_codes', { seconds: DAY_MS / 1_000 });
}
