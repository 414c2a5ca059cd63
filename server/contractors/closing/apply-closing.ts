import { contractorChanged } from '../../accounts/events.ts';
import { recordChange, type Recipient, type Why } from '../../cases/record-change.ts';
import type { ReadContext } from '../../core/context.ts';
import { closingStateOf } from './queries/closing-state.ts';
import { mayAnnounce } from './closing.ts';
import type { LockedListing } from '../listings/queries/lock-listing.ts';

type Closed = { closedOn: string; byOwner: boolean };

/**
 * Closes a locked listing, or opens it again (`closed` null). Lists, counts and the public log follow by triggers, cached
 * pages by the event; those with conversations are told once of a closing.
 */
export async function writeClosing(
  tx: ReadContext,
  { id, slug }: Pick<LockedListing, 'id' | 'slug'>,
  closed: { closedOn: string; decisionId: number | null } | null,
): Promise<void> {
  const { announced } = await tx.database
    .selectFrom('contractors')
    .select('closing_announced_at as announced')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const announces = closed !== null && mayAnnounce(announced, tx.now);
  await tx.database
    .updateTable('contractors')
    .set({ closed_on: closed?.closedOn ?? null, closing_decision_id: closed?.decisionId ?? null })
    .$if(announces, (query) => query.set({ closing_announced_at: tx.now }))
    .where('id', '=', id)
    .execute();
  tx.announce(contractorChanged(id));
  const facts = { contractorId: id, contractorSlug: slug };
  tx.announce(
    closed === null
      ? { name: 'contractor.reopened', ...facts }
      : { name: 'contractor.closed', ...facts, announces },
  );
}

export type ClosingDecision = {
  why: Why;
  before: Closed | null;
  /** The day; null: it opens again. */
  closedOn: string | null;
  /** Those whose proposal it accepts. */
  proposers?: readonly (number | null)[];
};

/** Closes or opens a listing by a decision, which its owner and those who proposed it get. */
export async function decideClosing(
  tx: ReadContext,
  listing: LockedListing,
  { why, before, closedOn, proposers = [] }: ClosingDecision,
): Promise<number> {
  const decisionId = await recordChange(tx, {
    action: closedOn === null ? 'listing.reopened' : 'listing.closed',
    subject: { type: 'listing', id: listing.id },
    contractorId: listing.id,
    before: { closed_on: before?.closedOn ?? null },
    after: { closed_on: closedOn },
    why,
    recipients: recipientsOf(listing, proposers),
  });
  await writeClosing(tx, listing, closedOn === null ? null : { closedOn, decisionId });
  return decisionId;
}

/** The owner as the contractor; each proposer as the author of the proposal, once. */
export const recipientsOf = (
  { ownerUserId }: LockedListing,
  proposers: readonly (number | null)[],
): Recipient[] => [
  { party: 'contractor', userId: ownerUserId },
  ...[...new Set(proposers)]
    .filter((userId) => userId !== ownerUserId)
    .map((userId): Recipient => ({ party: 'author', userId })),
];

/** An accepted appeal against a closing opens the listing again. */
export async function reopenOnAppeal(tx: ReadContext, listing: LockedListing, why: Why): Promise<number> {
  const { closedOn } = await closingStateOf(tx, listing.id);
  const before = closedOn === null ? null : { closedOn, byOwner: false };
  return decideClosing(tx, listing, { why, before, closedOn: null });
}
