import type { OutcomeCode } from '../../../../common/constants.ts';
import { transact, type Context, type ReadContext } from '../../../core/context.ts';
import { conflict, forbidden, notFound, unauthenticated } from '../../../core/errors.ts';
import type { Queryable } from '../../../database/client.ts';
import { isActiveAccount } from '../../../conditions/live-accounts.ts';
import type { DecidedState } from '../../../decisions/chain.ts';
import { recordDecision } from '../../../decisions/record-decision.ts';
import { decidedMeanwhile } from '../../../cases/decision-conflict.ts';
import { OTHER_ACCEPTED, obstacleToAccept } from '../claim.ts';
import { claimDecided } from '../events.ts';
import { giveToClaimant, leaveOwnPage } from '../give-to-claimant.ts';
import { holdListing } from '../../listings/queries/lock-listing.ts';
import { lockOwner } from '../queries/claimed-contractor.ts';
import { lockClaim } from '../queries/lock-claim.ts';
import { ownPage, type OwnPage } from '../queries/own-page.ts';

export type ClaimDecision = { claimId: number; reasonCode: OutcomeCode | null; reason: string };
export type DecidedClaim = { decisionId: number };

/** The business and its new owner; `profileId` is the profile that the owner reviews under. */
export type TakenOverPage = { contractorId: number; profileId: number };

/** The writes of other nouns in the same transaction when a business gets its owner. */
export type WhenTaken = {
  /** Before anything is written: holds the rows that `follow` changes. */
  lock: (tx: ReadContext, taken: TakenOverPage) => Promise<void>;
  follow: (tx: ReadContext, taken: TakenOverPage) => Promise<void>;
  /** Gives the new owner the time of cases about the business. */
  begin: (tx: ReadContext, contractorId: number) => Promise<void>;
  /** After the reviews of the claimant's own page came to the business. */
  refresh: (tx: ReadContext, contractorId: number) => Promise<void>;
};

/** Gives the listed business to its claimant, in one transaction with all effects. Throws as below. */
export function acceptClaim(
  context: Context,
  decision: ClaimDecision,
  whenTaken: WhenTaken,
): Promise<DecidedClaim> {
  return decide(context, decision, 'accepted', whenTaken);
}

/** Leaves the listing as it is. Throws as below. */
export function rejectClaim(context: Context, decision: ClaimDecision): Promise<DecidedClaim> {
  return decide(context, decision, 'rejected');
}

/**
 * Throws 409 where the claim is closed, the business or the claimant is taken, or (to accept) evidence is
 * missing. Throws 403 for one's own claim. Locks claimant, business, claims, the contractor, reviews, then
 * the contractor again, so that parallel transactions cannot deadlock.
 */
async function decide(
  context: Context,
  { claimId, reasonCode, reason }: ClaimDecision,
  state: 'accepted' | 'rejected',
  whenTaken?: WhenTaken,
): Promise<DecidedClaim> {
  return transact(context, async (tx) => {
    const { userId, contractorId } = await partiesOf(tx.database, claimId);
    const claimant = await lockClaimant(tx.database, userId);
    const ownerId = await lockOwner(tx.database, contractorId);
    const claim = await lockClaim(tx.database, claimId);
    if (claim.userId === tx.viewer?.userId) throw forbidden();
    if (claim.state !== 'open')
      throw await decidedMeanwhile(tx.database, claim.decisionId, 'claims.decided_already');
    if (state === 'rejected') return close(tx, { claim, state, reasonCode, reason, after: {} });

    const own = await ownPage(tx.database, userId);
    const isClaimantActive = claimant.isActive;
    const obstacle = obstacleToAccept({ claim, isOwned: ownerId !== null, isClaimantActive, own });
    if (obstacle !== null) throw conflict(obstacle);
    if (whenTaken) await give(tx, claim, own, whenTaken);
    const accepted = await close(tx, { claim, state, reasonCode, reason, after: { claimed: true } });
    if (own) await leaveOwnPage(tx, { fromId: own.id, intoId: contractorId, ...accepted });
    await closeOthers(tx, claim);
    return accepted;
  });
}

/** The business with all that follows; what was written under the claimant's own page is written under the business now. */
async function give(tx: ReadContext, claim: Claim, own: OwnPage | null, whenTaken: WhenTaken): Promise<void> {
  const { contractorId } = claim;
  const taken = { contractorId, profileId: await personOf(tx.database, claim.userId) };
  await whenTaken.lock(tx, taken);
  if (own) {
    // A review of the own page that is published at this moment moves as well.
    await whenTaken.lock(tx, { contractorId: own.id, profileId: taken.profileId });
    await holdListing(tx, own.id);
  }
  await giveToClaimant(tx, claim, own);
  await whenTaken.follow(tx, taken);
  await whenTaken.begin(tx, contractorId);
  if (!own) return;
  await whenTaken.refresh(tx, contractorId);
  await whenTaken.follow(tx, { contractorId, profileId: contractorId });
}

/** A claim's claimant and business never change, so they need no lock of their own. */
async function partiesOf(database: Queryable, claimId: number) {
  const row = await database
    .selectFrom('contractor_claims')
    .select(['user_id as userId', 'contractor_id as contractorId'])
    .where('id', '=', claimId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

function lockClaimant(database: Queryable, userId: number) {
  return database
    .selectFrom('users')
    .select(isActiveAccount('users').as('isActive'))
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** The profile a user reviews under: the person's, or the business's they registered with. */
async function personOf(database: Queryable, userId: number): Promise<number> {
  const { id } = await database
    .selectFrom('profiles')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('kind', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

type Claim = { id: number; userId: number; contractorId: number };
type Closing = Omit<ClaimDecision, 'claimId'> & {
  claim: Claim;
  state: 'accepted' | 'rejected';
  /** Further changes, for the record. */
  after: DecidedState;
};

async function close(
  tx: ReadContext,
  { claim, state, reasonCode, reason, after }: Closing,
): Promise<DecidedClaim> {
  if (!tx.viewer) throw unauthenticated();
  const { id: decisionId } = await recordDecision(tx, {
    action: `claim.${state}`,
    subject: { type: 'claim', id: claim.id },
    contractorId: claim.contractorId,
    reasonCode,
    reasonText: reason,
    before: { state: 'open' },
    after: { state, ...after },
    concerned: [{ userId: claim.userId, party: 'account', appealUntil: null }],
  });
  await tx.database
    .updateTable('contractor_claims')
    .set({ state, closed_at: tx.now, decision_id: decisionId, code_hash: null })
    .where('id', '=', claim.id)
    .execute();
  tx.announce(claimDecided(claim.id, decisionId));
  return { decisionId };
}

/** Other claimants of this business are told that it has an owner. The new owner's other claims end. */
async function closeOthers(tx: ReadContext, { userId, contractorId }: Claim): Promise<void> {
  const { database, now, t } = tx;
  const others = await database
    .selectFrom('contractor_claims')
    .select(['id', 'user_id as userId', 'contractor_id as contractorId'])
    .where('contractor_id', '=', contractorId)
    .where('state', '=', 'open')
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const claim of others) {
    const reason = t('claims.reason_other_accepted');
    await close(tx, { claim, state: 'rejected', reasonCode: 'D03', reason, after: OTHER_ACCEPTED });
  }
  await database
    .updateTable('contractor_claims')
    .set({ state: 'withdrawn', closed_at: now, code_hash: null })
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .execute();
}
