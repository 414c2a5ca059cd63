import { CLOSE_AFTER_DAYS } from '../../../common/limits/account-periods.ts';
import { sessionEnded } from '../../accounts/events.ts';
import { endSessionsOf } from '../../accounts/sessions/sessions.ts';
import { cancelForClosing } from '../../billing/closing/closing-membership.ts';
import { hasOtherAdministrator } from '../../cases/other-administrator.ts';
import { transact, type Context } from '../../core/context.ts';
import { conflict } from '../../core/errors.ts';
import type { SignedIn } from '../../core/viewer.ts';

const DAY_MS = 86_400_000;

/**
 * Logs the user out everywhere, and has the account closed after 14 days unless they log in again. Throws a 409 for the last
 * administrator.
 */
export async function askToClose(
  context: Context,
  viewer: SignedIn,
  { withReviews }: { withReviews: boolean },
): Promise<void> {
  await transact(context, async (tx) => {
    const { database, now } = tx;
    if (viewer.role === 'admin') {
      // Two who leave at once wait for each other here.
      await database
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'admin')
        .orderBy('id')
        .forUpdate()
        .execute();
      if (!(await hasOtherAdministrator(database, viewer.userId)))
        throw conflict('settings.last_administrator');
    }
    await database
      .updateTable('users')
      .set({
        closes_at: new Date(now.getTime() + CLOSE_AFTER_DAYS * DAY_MS),
        closes_with_reviews: withReviews,
        updated_at: now,
      })
      .where('id', '=', viewer.userId)
      .execute();
    await cancelForClosing(tx, viewer.userId);
    await endSessionsOf(database, viewer.userId);
    tx.announce(sessionEnded(viewer.userId));
    tx.announce({ name: 'account.closing', userId: viewer.userId });
  });
}
