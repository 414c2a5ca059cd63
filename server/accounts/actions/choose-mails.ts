import { transact, type Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import type { Subscription } from '../../mail/unsubscribe-token.ts';

/** Turns one kind of mail off for a user. Doing it twice changes nothing. Throws 404 where the account is gone. */
export async function turnMailsOff(context: Context, { userId, kind }: Subscription): Promise<void> {
  await transact(context, async ({ database, now }) => {
    const user = await database
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .forKeyShare()
      .executeTakeFirst();
    if (!user) throw notFound();
    await database
      .insertInto('mail_opt_outs')
      .values({ user_id: userId, kind, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Turns it on again. */
export async function turnMailsOn(context: Context, { userId, kind }: Subscription): Promise<void> {
  await transact(context, async ({ database }) => {
    await database
      .deleteFrom('mail_opt_outs')
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .execute();
  });
}
