import { PASSWORD_CONFIRMED_HOURS } from '../../common/constants.ts';
import type { Context } from '../core/context.ts';
import { notFound, Refusal } from '../core/errors.ts';
import { isSignedIn, type Verdict } from '../core/policies.ts';

/** The mailbox shows everyone's mail: it is there while developing, and nowhere else. */
export const whileDeveloping = ({ config }: Context): Verdict =>
  config.environment === 'production' ? notFound() : true;

/**
 * For billing, a change of address or role, and closing the account: this session confirmed the password
 * within three hours.
 */
export function passwordConfirmed({ viewer, now }: Context): Verdict {
  const verdict = isSignedIn(viewer);
  if (verdict !== true) return verdict;
  const confirmedAt = viewer?.passwordConfirmedAt?.getTime() ?? 0;
  const fresh = now.getTime() - confirmedAt < PASSWORD_CONFIRMED_HOURS * 3_600_000;
  return fresh
    ? true
    : new Refusal(403, 'confirm_password', 'accounts.confirm_first', {}, { confirm: 'password' });
}
