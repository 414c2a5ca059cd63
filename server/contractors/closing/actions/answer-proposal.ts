import { transact, type Context, type ReadContext } from '../../../core/context.ts';
import { conflict, notFound } from '../../../core/errors.ts';
import { isProposedAbout, isProposer } from '../policy.ts';
import { endProposals, findProposal, type ProposalRow } from '../queries/proposals.ts';

/** The business answers all open proposals of one kind at once; afterwards an administrator decides. Throws 404 and 409. */
export async function answerProposal(
  context: Context,
  { proposalId, answer }: { proposalId: number; answer: string },
): Promise<void> {
  await transact(context, async (tx) => {
    const proposal = await lockProposal(tx, proposalId);
    if (!isProposedAbout(tx.viewer, proposal) || isProposer(tx.viewer, proposal)) throw notFound();
    if (proposal.state !== 'open') throw conflict('closing.decided_already');
    await tx.database
      .updateTable('closing_proposals')
      .set({ answer, answered_at: tx.now })
      .where('contractor_id', '=', proposal.contractorId)
      .where('wish', '=', proposal.wish)
      .where('state', '=', 'open')
      .where('origin', '<>', 'owner')
      .execute();
    tx.announce({ name: 'closing.answered', proposalId, contractorId: proposal.contractorId });
  });
}

/** The proposer takes it back until it is decided. Throws 404 and 409. */
export async function withdrawProposal(context: Context, proposalId: number): Promise<void> {
  await transact(context, async (tx) => {
    const proposal = await lockProposal(tx, proposalId);
    if (!isProposer(tx.viewer, proposal)) throw notFound();
    if (proposal.state !== 'open') throw conflict('closing.decided_already');
    await endProposals(tx, [proposalId], 'withdrawn', null);
    tx.announce({ name: 'closing.answered', proposalId, contractorId: proposal.contractorId });
  });
}

export async function lockProposal(tx: ReadContext, proposalId: number): Promise<ProposalRow> {
  await tx.database
    .selectFrom('closing_proposals')
    .select('id')
    .where('id', '=', proposalId)
    .forUpdate()
    .execute();
  return findProposal(tx, proposalId);
}
