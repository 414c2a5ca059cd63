import { passwordConfirmed } from '../accounts/policy.ts';
import type { Context } from '../core/context.ts';
import { conflict, forbidden } from '../core/errors.ts';
import { all, signedIn, type Verdict } from '../core/policies.ts';
import { isHomeowner, isMember } from '../core/viewer.ts';
import { findMembership } from './queries/membership.ts';

const notMember = ({ viewer }: Context): Verdict =>
  isMember(viewer) ? forbidden('members.plan_is_owners') : true;

const notHomeowner = ({ viewer }: Context): Verdict =>
  viewer !== null && isHomeowner(viewer) ? forbidden('billing.contractors_only') : true;

/** Plans are for contractors: a visitor may become one, a homeowner is shown none. */
export const seesPlans = notHomeowner;

/** A member of a business neither chooses its plan nor pays for it; a homeowner needs none. */
export const choosesPlan = (context: Context): Verdict =>
  all(signedIn(context), notMember(context), notHomeowner(context));

/** Also for a homeowner who had a plan before: to read its invoices, and to leave it. */
export async function seesBilling(context: Context): Promise<Verdict> {
  const { viewer, database } = context;
  if (viewer === null || !isHomeowner(viewer)) return signedIn(context);
  const membership = await findMembership(database, viewer.userId);
  return membership === undefined ? notHomeowner(context) : true;
}

/** Without a gateway, no money can move. */
const canPay = ({ config }: Context): Verdict =>
  config.payments === 'none' ? conflict('billing.not_on_sale') : true;

/** A card is charged or saved: the password is asked for again. */
export const movesMoney = (context: Context): Verdict => all(passwordConfirmed(context), canPay(context));

/** A purchase needs an account that chooses its plan, and may move money. */
export const buysPlan = (context: Context): Verdict => all(choosesPlan(context), movesMoney(context));
