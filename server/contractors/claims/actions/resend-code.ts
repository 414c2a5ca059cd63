import { transact, type Context } from '../../../core/context.ts';
import { conflict, Refusal, unauthenticated } from '../../../core/errors.ts';
import { secondsToWait } from '../claim-code.ts';
import { lockOwnClaim } from '../queries/lock-claim.ts';
import { sendCode } from '../send-code.ts';

/** Sends another code to the same address. Throws 429 before a minute has passed, and after five in a day. */
export async function resendCode(context: Context, slug: string): Promise<void> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  await transact(context, async (tx) => {
    const claim = await lockOwnClaim(tx.database, { userId: viewer.userId, slug });
    if (claim.email === null || claim.confirmedAt !== null) throw conflict('claims.confirmed_already');
    const seconds = secondsToWait(claim.codeSentAt, tx.now);
    if (seconds > 0) throw new Refusal(429, 'too_soon', 'claims.code_too_soon', { seconds });
    await sendCode(tx, { id: claim.id, userId: viewer.userId, email: claim.email });
  });
}
