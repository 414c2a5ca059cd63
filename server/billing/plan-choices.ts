import { signedInViewer } from '../core/policies.ts';
import { PLAN_ORDER } from '../../common/profiles/memberships.ts';
import type { ReadContext } from '../core/context.ts';
import { chargesWithNext, quoteUpgrade } from './actions/change-plan.ts';
import { isUpgrade } from './plan-order.ts';
import { findMembership, isPaid, type MembershipRow } from './queries/membership.ts';
import { termsOffered, type Terms } from './queries/terms.ts';
import { toMembership, type MembershipView } from './membership-view.ts';
import { toLater, toPlan, toQuote, type PlanChoice } from './views.ts';

/** Every plan, with the present price of a change to it. An unsold plan stays for its members. */
export async function planChoices(
  context: ReadContext,
): Promise<{ membership: MembershipView; choices: PlanChoice[] }> {
  const membership = await findMembership(context.database, signedInViewer(context).userId);
  const terms = await termsOffered(context);
  const choices: PlanChoice[] = [];
  for (const version of PLAN_ORDER) {
    const isOwn = version === (membership?.version ?? 'free');
    if (!terms[version].onSale && !isOwn) continue;
    choices.push(await choiceOf(context, membership, terms[version]));
  }
  return { membership: toMembership(membership), choices };
}

async function choiceOf(
  context: ReadContext,
  membership: MembershipRow | undefined,
  terms: Terms,
): Promise<PlanChoice> {
  const plan = toPlan(terms);
  const { version } = terms;
  const none = { quote: null, later: null };
  const isCurrent = version === (membership?.version ?? 'free');
  if (isCurrent && (!membership || membership.nextVersion === null))
    return { plan, kind: 'current', ...none };
  if (!membership || !isPaid(membership)) return { plan, kind: isCurrent ? 'current' : 'buy', ...none };
  if (version === 'free') return { plan, kind: 'cancel', ...none };
  if (membership.state === 'past_due') return { plan, kind: isCurrent ? 'current' : 'pay_first', ...none };
  if (isCurrent || !isUpgrade(membership.version, version)) {
    const { charges } = await chargesWithNext(context, membership, version);
    const later = toLater(charges, version);
    return { plan, kind: isCurrent ? 'current' : 'downgrade', quote: null, later };
  }
  const { quote } = await quoteUpgrade(context, membership, version);
  return { plan, kind: 'upgrade', quote: toQuote(quote), later: null };
}
