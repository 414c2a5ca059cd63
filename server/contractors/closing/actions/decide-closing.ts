import type { ReasonCode, DecisionReasonCode } from '../../../../common/constants.ts';
import { decidedMeanwhile } from '../../../cases/decision-conflict.ts';
import { refuseWhileAppealed } from '../../../cases/open-appeals.ts';
import { recordChange } from '../../../cases/record-change.ts';
import { transact, type Context, type ReadContext } from '../../../core/context.ts';
import { conflict, forbidden, invalid } from '../../../core/errors.ts';
import { localDayIn, localDaysAt } from '../../hours/local-day.ts';
import { lockListing, type LockedListing } from '../../listings/queries/lock-listing.ts';
import { decideClosing, recipientsOf } from '../apply-closing.ts';
import { isAnswering, refusedDay } from '../closing.ts';
import { closingStateOf, type ClosingState } from '../queries/closing-state.ts';
import { endProposals, findProposal, openProposals, type ProposalRow } from '../queries/proposals.ts';

type Why = { reasonCode: Exclude<DecisionReasonCode, ReasonCode>; reason: string };
type Decided = { decisionId: number };

/**
 * Closes a listing for good; accepts the proposals of that. Throws a 409 where it is closed or was merged, while its owner
 * may still answer, while an appeal is open; 403 for one's own; InvalidInput for the day.
 */
export async function closeListing(
  context: Context,
  { contractorId, closedOn, ...why }: Why & { contractorId: number; closedOn: string },
): Promise<Decided> {
  return transact(context, async (tx) => {
    const { listing, state, open } = await lockAll(tx, contractorId);
    if (state.closedOn !== null)
      throw await decidedMeanwhile(tx.database, state.decisionId, 'closing.already_closed');
    const today = localDayIn(localDaysAt(tx.now), state.zone);
    const refused = refusedDay(closedOn, { today, yearFounded: state.yearFounded });
    if (refused !== null) throw invalid('closed_on', refused);
    const proposals = open.filter(({ wish }) => wish === 'close');
    refuseTooEarly(tx, state, proposals);
    return { decisionId: await accept(tx, listing, { why, state, closedOn, proposals }) };
  });
}

/** Opens a closed listing again, whoever closed it; accepts the proposals of that. Throws as `closeListing`. */
export async function reopenListing(
  context: Context,
  { contractorId, ...why }: Why & { contractorId: number },
): Promise<Decided> {
  return transact(context, async (tx) => {
    const { listing, state, open } = await lockAll(tx, contractorId);
    if (state.closedOn === null) throw await decidedMeanwhile(tx.database, null, 'closing.already_open');
    const proposals = open.filter(({ wish }) => wish === 'reopen');
    refuseOwnProposal(tx, proposals);
    return { decisionId: await accept(tx, listing, { why, state, closedOn: null, proposals }) };
  });
}

/** Rejects one proposal: the listing stays as it is, open or closed. Throws 404, 409 and 403. */
export async function rejectProposal(
  context: Context,
  { proposalId, keeps, ...why }: Why & { proposalId: number; keeps: 'open' | 'closed' },
): Promise<Decided> {
  return transact(context, async (tx) => {
    const { contractorId, wish, proposerUserId } = await findProposal(tx, proposalId);
    const listing = await lockListing(tx, contractorId);
    const proposal = await findProposal(tx, proposalId);
    if (proposal.state !== 'open')
      throw await decidedMeanwhile(tx.database, proposal.decisionId, 'closing.decided_already');
    if ((wish === 'close') !== (keeps === 'open')) throw conflict('closing.other_wish');
    refuseOwnProposal(tx, [proposal]);
    const decisionId = await recordChange(tx, {
      action: keeps === 'open' ? 'listing.kept_open' : 'listing.kept_closed',
      subject: { type: 'listing', id: contractorId },
      contractorId,
      before: { proposal: proposalId },
      after: { proposal: 'rejected' },
      why,
      recipients: recipientsOf(listing, [proposerUserId]),
    });
    await endProposals(tx, [proposalId], 'rejected', decisionId);
    return { decisionId };
  });
}

async function lockAll(tx: ReadContext, contractorId: number) {
  const listing = await lockListing(tx, contractorId);
  if (listing.mergedIntoId !== null) throw conflict('listings.merged_already');
  await refuseWhileAppealed(tx, { type: 'listing', id: contractorId }, 'status');
  const [state, open] = [await closingStateOf(tx, contractorId), await openProposals(tx, contractorId)];
  return { listing, state, open };
}

/** A claimed business is asked first: no decision closes it without a proposal that its owner could answer. */
function refuseTooEarly(tx: ReadContext, state: ClosingState, proposals: readonly ProposalRow[]): void {
  refuseOwnProposal(tx, proposals);
  if (proposals.length === 0) {
    if (state.ownerUserId !== null) throw conflict('closing.ask_owner_first');
    return;
  }
  if (proposals.every((proposal) => isAnswering(proposal, tx.now)))
    throw conflict('closing.owner_answers_first');
}

function refuseOwnProposal({ viewer }: ReadContext, proposals: readonly ProposalRow[]): void {
  if (proposals.some(({ proposerUserId }) => proposerUserId !== null && proposerUserId === viewer?.userId))
    throw forbidden('closing.own_proposal');
}

type Accepted = {
  why: Why;
  state: ClosingState;
  closedOn: string | null;
  proposals: readonly ProposalRow[];
};

async function accept(
  tx: ReadContext,
  listing: LockedListing,
  { why, state, closedOn, proposals }: Accepted,
): Promise<number> {
  const decisionId = await decideClosing(tx, listing, {
    why,
    before: state.closedOn === null ? null : { closedOn: state.closedOn, byOwner: state.decisionId === null },
    closedOn,
    proposers: proposals.map(({ proposerUserId }) => proposerUserId),
  });
  await endProposals(
    tx,
    proposals.map(({ id }) => id),
    'accepted',
    decisionId,
  );
  return decisionId;
}
