import { findMembership, isPaid } from '../../billing/queries/membership.ts';
import type { ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { hasVerifiedEmail } from '../../core/policies.ts';
import { belongsTo, isOwner } from '../../core/viewer.ts';
import { localDayIn, localDaysAt } from '../hours/local-day.ts';
import { viewContextOf } from '../views.ts';
import { mayReadProposal, owningViewer } from './policy.ts';
import { closingStateAt, closingStateOf, type ClosingState } from './queries/closing-state.ts';
import { findProposal, openProposals } from './queries/proposals.ts';
import {
  toOwnClosing,
  toProposalView,
  type OwnClosingView,
  type ProposalView,
  type ProposeView,
} from './views.ts';

const todayOf = ({ now }: ReadContext, { zone }: ClosingState): string => localDayIn(localDaysAt(now), zone);

/** The form to propose it; `isOwn`: the owner says it in the settings instead. */
export async function proposePage(
  context: ReadContext,
  slug: string,
): Promise<{ isOwn: boolean; view: ProposeView }> {
  const { viewer, t } = context;
  const state = await closingStateAt(context, slug);
  const { mask } = await viewContextOf(context);
  const isOwn = belongsTo(viewer, state.id);
  const verified = hasVerifiedEmail(viewer);
  const obstacle =
    isOwn && !isOwner(viewer) ? t('closing.owner_says') : verified === true ? null : t(verified.messageKey);
  return {
    isOwn: isOwn && isOwner(viewer) && state.decisionId === null,
    view: {
      contractor: { slug: state.slug, name: mask(state.name), city: state.city },
      wish: state.closedOn === null ? 'close' : 'reopen',
      closedOn: state.closedOn,
      today: todayOf(context, state),
      asksOwner: state.ownerUserId !== null && !isOwn,
      obstacle,
    },
  };
}

/** One proposal, for its sides and administrators; throws the 404 for others. */
export async function proposalPage(context: ReadContext, id: number): Promise<ProposalView> {
  const row = await findProposal(context, id);
  if (!mayReadProposal(context.viewer, row)) throw notFound();
  return toProposalView(row, context, await viewContextOf(context));
}

export async function ownClosingPage(context: ReadContext): Promise<OwnClosingView> {
  const { userId, contractorId } = owningViewer(context.viewer);
  const [state, proposals, membership, viewContext] = await Promise.all([
    closingStateOf(context, contractorId),
    openProposals(context, contractorId),
    findMembership(context.database, userId),
    viewContextOf(context),
  ]);
  const others = proposals.filter(({ proposerUserId }) => proposerUserId !== userId);
  const hasPaidPlan = membership !== null && membership !== undefined && isPaid(membership);
  return toOwnClosing(state, { today: todayOf(context, state), proposals: others, hasPaidPlan }, viewContext);
}
