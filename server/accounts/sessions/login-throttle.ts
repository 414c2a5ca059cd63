import { createHmac } from 'node:crypto';
import { LOGIN_FAILURES_ALLOWED, LOGIN_FAILURES_WINDOW_MINUTES } from '../../../common/constants.ts';
import type { Context, ReadContext } from '../../core/context.ts';
import { Refusal } from '../../core/errors.ts';
import { networkOf } from '../../core/limits/network.ts';
import { note } from '../../core/signals.ts';
import type { Queryable } from '../../database/client.ts';
import { isFamiliar, type Origin } from '../origins.ts';

const WINDOW_MS = LOGIN_FAILURES_WINDOW_MINUTES * 60_000;
const DAY_MS = 86_400_000;
/** At one account, from all places it has never been used from. */
const STRANGERS_FAILURES_A_DAY = 50;

/** Passwords and codes are counted apart: who knows the password must not keep its owner from the code, or the reverse. */
export type GuessOf = 'password' | 'second' | 'mail_code';

/** One guess at one account from one network; it counts as failed until it is removed. */
export type Guess = { throttleKey: string; rows: number[] };

/**
 * Counts a guess before checking the password, so that parallel guesses get no extra tries. Throws Refusal
 * 429, with the seconds to wait, after five failures within 15 minutes. `origin` is null for a signed-in
 * user, who is no stranger to the account.
 */
export async function countGuess(
  context: Context,
  email: string,
  origin: Origin | null,
  of: GuessOf = 'password',
): Promise<Guess> {
  const subject = of === 'password' ? email : `${of}|${email}`;
  const throttleKey = keyOfNetwork(context, subject, context.ip);
  const isStranger = origin !== null && !(await isFamiliar(context, email, origin));
  const own = await insertGuess(context, throttleKey);
  const atAccount = isStranger ? await insertGuess(context, keyOfAccount(context, subject)) : null;
  const rows = atAccount === null ? [own] : [own, atAccount];
  const openAt =
    (await openAgainForNetwork(context, throttleKey)) ??
    (atAccount === null ? null : await openAgainForStrangers(context, subject, atAccount));
  note('guess', openAt === null ? 'counted' : 'refused');
  if (openAt === null) return { throttleKey, rows };
  // Waiting is not made longer by those who keep knocking.
  await context.database.deleteFrom('login_failures').where('id', 'in', rows).execute();
  throw tooManyFailures(openAt, context.now);
}

/** After the right password nothing has failed from here; what strangers have tried at the account still counts. */
export async function forgetGuesses({ database }: Context, { throttleKey, rows }: Guess): Promise<void> {
  note('guess', 'right');
  await database
    .deleteFrom('login_failures')
    .where((where) => where.or([where('throttle_key', '=', throttleKey), where('id', 'in', rows)]))
    .execute();
}

/** After a reset earlier guesses are void and the link proved the owner, who may log in from `ip` again. */
export async function forgetGuessesAt(
  { database, config }: Keyed & { database: Queryable },
  email: string,
  ip: string,
): Promise<void> {
  const keys = [keyOfAccount({ config }, email), keyOfNetwork({ config }, email, ip)];
  await database.deleteFrom('login_failures').where('throttle_key', 'in', keys).execute();
}

/** The time when a sixth guess from one network is allowed; null: this one is. */
async function openAgainForNetwork({ database, now }: Context, throttleKey: string): Promise<Date | null> {
  const failures = await database
    .selectFrom('login_failures')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('failed_at').as('first_at')])
    .where('throttle_key', '=', throttleKey)
    .where('failed_at', '>', new Date(now.getTime() - WINDOW_MS))
    .executeTakeFirstOrThrow();
  return failures.count > LOGIN_FAILURES_ALLOWED ? new Date(failures.first_at.getTime() + WINDOW_MS) : null;
}

/**
 * After fifty failures in a day, all strangers together get one guess in 15 minutes. The owner is not locked
 * out: their earlier places are exempt, and a reset opens the account everywhere.
 */
async function openAgainForStrangers(
  { database, now, config }: Context,
  email: string,
  ownRow: number,
): Promise<Date | null> {
  const before = await database
    .selectFrom('login_failures')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('failed_at').as('last_at')])
    .where('throttle_key', '=', keyOfAccount({ config }, email))
    .where('id', '<', ownRow)
    .where('failed_at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  if (before.count < STRANGERS_FAILURES_A_DAY) return null;
  const openAt = new Date(before.last_at.getTime() + WINDOW_MS);
  return openAt > now ? openAt : null;
}

async function insertGuess({ database, now }: Context, throttleKey: string): Promise<number> {
  const { id } = await database
    .insertInto('login_failures')
    .values({ throttle_key: throttleKey, failed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Keyed = Pick<ReadContext, 'config'>;

/** Keyed, because addresses of few possible values can be guessed from a plain hash. */
const keyOf = ({ config }: Keyed, text: string): string =>
  createHmac('sha256', `guess:${config.appKey}`).update(text).digest('base64url');
const keyOfNetwork = (keyed: Keyed, email: string, ip: string): string =>
  keyOf(keyed, `${email}|${networkOf(ip)}`);
const keyOfAccount = (keyed: Keyed, email: string): string => keyOf(keyed, `account|${email}`);

function tooManyFailures(openAgainAt: Date, now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((openAgainAt.getTime() - now.getTime()) / 1_000));
  return new Refusal(429, 'too_many_failures', 'accounts.too_many_failures', {
    minutes: Math.ceil(seconds / 60),
    seconds,
  });
}
