import { passwordConfirmed } from '../accounts/policy.ts';
import type { Context } from '../core/context.ts';
import { forbidden } from '../core/errors.ts';
import { all, signedIn, type Verdict } from '../core/policies.ts';
import { isMember } from '../core/viewer.ts';

const notMember = ({ viewer }: Context): Verdict =>
  isMember(viewer) ? forbidden('members.plan_is_owners') : true;

/** A plan is chosen and paid for by whoever uses it for themselves or owns the business; a member does neither. */
export const choosesPlan = (context: Context): Verdict => all(signedIn(context), notMember(context));

/** The same where money moves. */
export const buysPlan = (context: Context): Verdict => all(choosesPlan(context), passwordConfirmed(context));
