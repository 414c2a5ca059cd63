import { passwordConfirmed } from '../accounts/policy.ts';
import type { Context } from '../core/context.ts';
import { forbidden } from '../core/errors.ts';
import { all, signedIn, type Verdict } from '../core/policies.ts';
import { isMember } from '../core/viewer.ts';

const notMember = ({ viewer }: Context): Verdict =>
  isMember(viewer) ? forbidden('members.plan_is_owners') : true;

/** A member of a business neither chooses its plan nor pays for it. */
export const choosesPlan = (context: Context): Verdict => all(signedIn(context), notMember(context));

/** The same where money moves. */
export const buysPlan = (context: Context): Verdict => all(choosesPlan(context), passwordConfirmed(context));
