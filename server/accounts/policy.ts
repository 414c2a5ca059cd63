import { PASSWORD_CONFIRMED_HOURS } from '../../common/constants.ts';
import type { Context } from '../core/context.ts';
import { notFound, Refusal } from '../core/errors.ts';
import { all, hasVerifiedEmail, isSignedIn, usedSecondFactor, type Verdict } from '../core/policies.ts';
import { FRESH_SIGN_IN_MINUTES } from '../../common/limits/sign-in.ts';

const FRESH_SIGN_IN_MS = FRESH_SIGN_IN_MINUTES * 60_000;

/** The mailbox shows everyone's mail: it is there while developing, and nowhere else. */
export const whileDeveloping = ({ config }: Context): Verdict =>
  config.environment === 'production' ? notFound() : true;

/**
 * For billing, a change of address or role, and closing the account: this session confirmed the password
 * within three hours.
 */
export const passwordConfirmed = (context: Context): Verdict =>
  confirmedWithin(context, PASSWORD_CONFIRMED_HOURS * 3_600_000);

/**
 * For a change of how one signs in: within ten minutes, with the second factor of an administrator who has one, and by the owner of the address, so that nobody who registered with
 * an address of somebody else adds a way in that outlives its owner's first login.
 */
export const changesSignIn = (context: Context): Verdict =>
  all(
    isSignedIn(context.viewer),
    usedSecondFactor(context.viewer),
    hasVerifiedEmail(context.viewer),
    confirmedWithin(context, FRESH_SIGN_IN_MS, { aheadMs: FRESH_SIGN_IN_MS }),
  );

/** `aheadMs`: how far ahead a confirmation counts; it is in the future after the server's clock was set back. */
function confirmedWithin({ viewer, now }: Context, periodMs: number, { aheadMs = Infinity } = {}): Verdict {
  const verdict = isSignedIn(viewer);
  if (verdict !== true) return verdict;
  const confirmedAt = viewer?.passwordConfirmedAt?.getTime() ?? 0;
  const elapsedMs = now.getTime() - confirmedAt;
  const fresh = elapsedMs < periodMs && -elapsedMs < aheadMs;
  return fresh
    ? true
    : new Refusal(403, 'confirm_password', 'accounts.confirm_first', {}, { confirm: 'password' });
}
