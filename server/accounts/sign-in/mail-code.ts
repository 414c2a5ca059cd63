import { randomInt, timingSafeEqual } from 'node:crypto';
import { transact, type Context } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { codeAsked } from '../events.ts';
import type { Origin } from '../origins.ts';
import { credentialByEmail, type Credential } from '../queries/credentials.ts';
import { keyedHash } from '../second/sealed-key.ts';
import { countGuess, forgetGuesses } from '../sessions/login-throttle.ts';
import { beginStep, countTry, endStep, openStep } from './steps.ts';

/** More codes within the life of one fill a mailbox rather than open an account. */
const CODES_AT_ONCE = 3;

type Value = { email: string; codeHash: string };
/** `userId`: a signed-in user confirms with it; null: a login. */
type For = { email: string; userId: number | null };

/**
 * Begins a step that a code by mail ends, in this browser alone. An address without an account takes the same work and gets
 * the same answer, so that it reveals none.
 */
export async function askForMailCode(
  context: Context,
  browser: string,
  { email, userId }: For,
): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const codeHash = hashOf(context, email, code);
  await transact(context, async (tx) => {
    const { count } = await tx.database
      .selectFrom('sign_in_steps')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('kind', '=', 'mail_code')
      .where('key', '=', addressKey(context, email))
      .where('expires_at', '>', tx.now)
      .executeTakeFirstOrThrow();
    const value: Value = { email, codeHash };
    const id = await beginStep(tx, { kind: 'mail_code', browser, userId, value });
    await tx.database
      .updateTable('sign_in_steps')
      .set({ key: addressKey(context, email) })
      .where('id', '=', id)
      .execute();
    if (count < CODES_AT_ONCE) tx.announce(codeAsked(email, code));
  });
}

/** The address that a code was sent to from this browser; null: none. */
export async function addressOfCode(
  context: Context,
  browser: string | null,
  userId: number | null,
): Promise<string | null> {
  const step = await openStep<Value>(context, 'mail_code', browser);
  return step && step.userId === userId ? step.value.email : null;
}

/**
 * Uses the code up; answers with the account of its address, whose mail the user reads. Throws InvalidInput on `code` for a
 * wrong one, an old one and the sixth try, Refusal 429 as passwords do.
 */
export async function takeMailCode(
  context: Context,
  browser: string | null,
  typed: string,
  { userId, origin }: { userId: number | null; origin: Origin | null },
): Promise<Credential> {
  const step = await openStep<Value>(context, 'mail_code', browser);
  if (!step || step.userId !== userId || !(await countTry(context, step.id)))
    throw invalid('code', 'signin.code_expired');
  const { email, codeHash } = step.value;
  const guess = await countGuess(context, email, origin, 'mail_code');
  const isRight = sameText(hashOf(context, email, typed.replace(/\s/g, '')), codeHash);
  const account = await credentialByEmail(context.database, email);
  const isConfirmed = account !== undefined && (await hasConfirmedAddress(context, account.userId));
  // An address that is not confirmed got no code.
  if (!isRight || !isConfirmed) throw invalid('code', 'signin.code_wrong');
  if (!(await endStep(context, step.id))) throw invalid('code', 'signin.code_expired');
  await forgetGuesses(context, guess);
  return account;
}

async function hasConfirmedAddress({ database }: Context, userId: number): Promise<boolean> {
  const user = await database
    .selectFrom('users')
    .select('email_verified')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.email_verified === true;
}

const hashOf = ({ config }: Context, email: string, code: string): string =>
  keyedHash(config.appKey, `mail code:${email}`, code);
const addressKey = ({ config }: Context, email: string): string =>
  keyedHash(config.appKey, 'mail code', email);

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
