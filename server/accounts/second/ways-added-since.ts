import { EMAIL_UNDO_HOURS } from '../../../common/limits/account-periods.ts';
import type { Queryable } from '../../database/client.ts';

/**
 * Removes the ways in that were added after the address was replaced, or within the 72 hours before: a thief may have added
 * them, and they need no password. Older ones are the owner's and stay, so that a mailbox alone removes no second factor.
 */
export async function removeWaysAddedSince(
  database: Queryable,
  userId: number,
  replacedAt: Date,
): Promise<void> {
  const since = new Date(replacedAt.getTime() - EMAIL_UNDO_HOURS * 3_600_000);
  await database
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .execute();
  await database
    .deleteFrom('app_codes')
    .where('user_id', '=', userId)
    .where((where) => where.or([where('confirmed_at', 'is', null), where('confirmed_at', '>=', since)]))
    .execute();
  await database
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .execute();
  await database
    .deleteFrom('credentials')
    .where('user_id', '=', userId)
    .where('provider_id', '<>', 'credential')
    .where('created_at', '>=', since)
    .execute();
}
