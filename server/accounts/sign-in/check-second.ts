import type { Context, ReadContext } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { signInChanged } from '../events.ts';
import type { Origin } from '../origins.ts';
import { takeAppCode } from '../second/app-codes.ts';
import { takeRecoveryCode } from '../second/recovery-codes.ts';
import { takeFactor } from '../second/reset.ts';
import { countGuess, forgetGuesses } from '../sessions/login-throttle.ts';

type Account = { userId: number; email: string };

/**
 * Uses up a code of the app or of the recovery list. Throws InvalidInput on `code` when it is wrong or was used, Refusal 429
 * after too many tries. `origin` is null for a signed-in user.
 */
export async function checkSecondCode(
  context: Context,
  { userId, email }: Account,
  typed: string,
  origin: Origin | null,
): Promise<void> {
  const guess = await countGuess(context, email, origin, 'second');
  const taken = await takeFactor(context, userId, (tx) => takeCode(tx, userId, typed));
  if (!taken) throw invalid('code', 'signin.code_wrong');
  await forgetGuesses(context, guess);
}

/** A recovery code that was used is told by mail, in the transaction that uses it. */
async function takeCode(tx: ReadContext, userId: number, typed: string): Promise<boolean> {
  if (await takeAppCode(tx, userId, typed)) return true;
  const taken = await takeRecoveryCode(tx, userId, typed);
  if (taken) tx.announce(signInChanged(userId, 'recovery_used'));
  return taken;
}
