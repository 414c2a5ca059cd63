import { passwordConfirmed } from '../accounts/policy.ts';
import type { Context } from '../core/context.ts';
import { conflict, forbidden } from '../core/errors.ts';
import { all, signedIn, type Verdict } from '../core/policies.ts';
import { isMember } from '../core/viewer.ts';

const notMember = ({ viewer }: Context): Verdict =>
  isMember(viewer) ? forbidden('members.plan_is_owners') : true;

/** A member of a business neither chooses its plan nor pays for it. */
export const choosesPlan = (context: Context): Verdict => all(signedIn(context), notMember(context));

/** Without a gateway, no money can move. */
const canPay = ({ config }: Context): Verdict =>
  config.payments === 'none' ? conflict('billing.not_on_sale') : true;

/** A card is charged or saved: the password is asked for again. */
export const movesMoney = (context: Context): Verdict => all(passwordConfirmed(context), canPay(context));

/** The same for a purchase. */
export const buysPlan = (context: Context): Verdict => all(choosesPlan(context), movesMoney(context));
