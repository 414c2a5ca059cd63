import { createHash } from 'node:crypto';
import { LOGIN_FAILURES_ALLOWED, LOGIN_FAILURES_WINDOW_MINUTES } from '../../common/constants.ts';
import type { Context } from '../core/context.ts';
import { Refusal } from '../core/errors.ts';

const WINDOW_MS = LOGIN_FAILURES_WINDOW_MINUTES * 60_000;

/** One guess at one account from one address; it counts as failed until it is taken back. */
export type Guess = { throttleKey: string };

/**
 * Counts a guess before the password is looked at, so that many at once get no more tries than one after the other.
 * Throws Refusal 429, with the seconds to wait, when five within 15 minutes have failed.
 */
export async function countGuess(context: Context, email: string): Promise<Guess> {
  const throttleKey = createHash('sha256').update(`${email}|${context.ip}`).digest('base64url');
  const windowStart = new Date(context.now.getTime() - WINDOW_MS);
  await context.database.deleteFrom('login_failures').where('failed_at', '<=', windowStart).execute();
  const guess = await context.database
    .insertInto('login_failures')
    .values({ throttle_key: throttleKey, failed_at: context.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const failures = await context.database
    .selectFrom('login_failures')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('failed_at').as('first_at')])
    .where('throttle_key', '=', throttleKey)
    .executeTakeFirstOrThrow();
  if (failures.count <= LOGIN_FAILURES_ALLOWED) return { throttleKey };
  // Waiting is not made longer by those who keep knocking.
  await context.database.deleteFrom('login_failures').where('id', '=', guess.id).execute();
  throw tooManyFailures(new Date(failures.first_at.getTime() + WINDOW_MS), context.now);
}

/** After the right password: nothing has failed. */
export async function forgetGuesses(context: Context, { throttleKey }: Guess): Promise<void> {
  await context.database.deleteFrom('login_failures').where('throttle_key', '=', throttleKey).execute();
}

function tooManyFailures(openAgainAt: Date, now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((openAgainAt.getTime() - now.getTime()) / 1_000));
  return new Refusal(429, 'too_many_failures', 'accounts.too_many_failures', {
    minutes: Math.ceil(seconds / 60),
    seconds,
  });
}
