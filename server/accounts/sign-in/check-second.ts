import type { Context, ReadContext } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import type { Origin } from '../origins.ts';
import { takeAppCode } from '../second/app-codes.ts';
import { recoveryCodesLeft, takeRecoveryCode } from '../second/recovery-codes.ts';
import { takeFactor } from '../second/reset.ts';
import { countGuess, forgetGuesses } from '../sessions/login-throttle.ts';
import { announceSignInChange } from './announce-change.ts';

type Account = { userId: number; email: string };
/** `codesLeft`: recovery codes, where one was used; null: the code was of the app. */
type TakenCode = { codesLeft: number | null };
type Arriving = Origin & { userAgent: string | undefined };

/**
 * Uses up a code of the app or of the recovery list. Throws InvalidInput on `code` when it is wrong or was used, Refusal 429
 * after too many tries. `origin` is null for a signed-in user.
 */
export async function checkSecondCode(
  context: Context,
  { userId, email }: Account,
  typed: string,
  origin: Arriving | null,
): Promise<TakenCode> {
  const guess = await countGuess(context, email, origin, 'second');
  const taken = await takeFactor(context, userId, (tx) => takeCode(tx, userId, typed, origin?.userAgent));
  if (!taken) throw invalid('code', 'signin.code_wrong');
  await forgetGuesses(context, guess);
  return taken;
}

/** A recovery code that was used is told by mail, in the transaction that uses it. */
async function takeCode(
  tx: ReadContext,
  userId: number,
  typed: string,
  userAgent: string | undefined,
): Promise<TakenCode | null> {
  if (await takeAppCode(tx, userId, typed)) return { codesLeft: null };
  if (!(await takeRecoveryCode(tx, userId, typed))) return null;
  await announceSignInChange(tx, userId, 'recovery_used', { userAgent });
  return { codesLeft: await recoveryCodesLeft(tx.database, userId) };
}
