import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { confirmAddress } from '../confirm-address.ts';
import { confirmationAsked } from '../events.ts';
import { isSignedFor, readVerificationToken } from '../verification-link.ts';

const LARGEST_ID = 2_147_483_647;

/** Asks for the link that confirms an address. `next`: the page that it leads to; empty: the dashboard. */
export const askConfirmation = (context: Context, userId: number, next: string): Promise<void> =>
  transact(context, async ({ announce }) => announce(confirmationAsked(userId, next)));

/** The account that a link would confirm; null when the link is forged, too old, or of a former address. */
export async function accountOfLink(
  { database, now, config }: ReadContext,
  token: string,
): Promise<{ userId: number; email: string } | null> {
  const claim = readVerificationToken(token, now);
  if (!claim || claim.userId > LARGEST_ID) return null;
  const user = await database
    .selectFrom('users')
    .select('email')
    .where('id', '=', claim.userId)
    .executeTakeFirst();
  if (!user || !isSignedFor(token, user.email, config.appKey)) return null;
  return { userId: claim.userId, email: user.email };
}

/**
 * Confirms the address of a link; false when the link opens nothing. The first confirmation ends a change of
 * address that was asked for before: somebody else may have registered with this address. Repeating it
 * changes nothing.
 */
export async function verifyEmail(context: Context, token: string): Promise<boolean> {
  return transact(context, async (tx) => {
    const account = await accountOfLink(tx, token);
    if (!account) return false;
    await confirmAddress(tx, account);
    return true;
  });
}
