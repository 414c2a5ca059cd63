import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { InvalidInput, invalid } from '../../core/errors.ts';

const MOST_WRONG_CODES = 10;
const WRONG_CODES_WINDOW_MS = 60 * 60_000;

type Attempt = { userId: number; typed: string };

/**
 * Counts a code before it is read, and forgets the count where the code was good. Throws a 422 on `coupon`
 * where ten wrong ones were read within an hour, also if they came at the same moment.
 */
export async function limitingWrongCodes<Result>(
  context: Context,
  { userId, typed }: Attempt,
  work: () => Promise<Result>,
): Promise<Result> {
  if (typed.trim() === '') return work();
  const attemptId = await countAttempt(context, userId);
  let isWrong = false;
  try {
    return await work();
  } catch (error) {
    isWrong = error instanceof InvalidInput && error.fields['coupon'] !== undefined;
    throw error;
  } finally {
    if (!isWrong) await context.database.deleteFrom('coupon_attempts').where('id', '=', attemptId).execute();
  }
}

/** Counted under the lock of its user, so that attempts of one moment see each other. */
const countAttempt = ({ database, now }: Context, userId: number): Promise<number> =>
  database.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const { count } = await tx
      .selectFrom('coupon_attempts')
      .select(sql<number>`count(*)::integer`.as('count'))
      .where('user_id', '=', userId)
      .where('at', '>', new Date(now.getTime() - WRONG_CODES_WINDOW_MS))
      .executeTakeFirstOrThrow();
    if (count >= MOST_WRONG_CODES)
      throw invalid('coupon', 'billing.coupon.too_many', { limit: MOST_WRONG_CODES });
    const attempt = { user_id: userId, at: now };
    const { id } = await tx
      .insertInto('coupon_attempts')
      .values(attempt)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
