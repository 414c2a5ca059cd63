import type { Context } from '../../core/context.ts';
import type { Accounts } from '../accounts.ts';
import { verificationMail } from '../mails/account-mails.ts';
import type { Recipient } from '../mails/frame.ts';
import { isSignedFor, makeVerificationToken, readVerificationToken } from '../verification-link.ts';

const LARGEST_ID = 2_147_483_647;

/** Sends the link that confirms an address, behind the answer. `next`: the page that it leads to; empty: the dashboard. */
export function sendVerification(
  accounts: Accounts,
  account: Recipient & { userId: number },
  { now, next = '' }: { now: Date; next?: string },
): void {
  const token = makeVerificationToken(account, accounts.config.appKey, now);
  accounts.outbox.send(verificationMail(accounts, account, { token, next }));
}

/**
 * Confirms the address of a link; false when the link is forged, too old, or of a former address. Repeating
 * it changes nothing.
 */
export async function verifyEmail(context: Context, token: string): Promise<boolean> {
  const claim = readVerificationToken(token, context.now);
  if (!claim || claim.userId > LARGEST_ID) return false;
  const user = await context.database
    .selectFrom('users')
    .select('email')
    .where('id', '=', claim.userId)
    .executeTakeFirst();
  if (!user || !isSignedFor(token, user.email, context.config.appKey)) return false;
  await context.database
    .updateTable('users')
    .set({ email_verified: true, updated_at: context.now })
    .where('id', '=', claim.userId)
    .where('email', '=', user.email)
    .execute();
  return true;
}
