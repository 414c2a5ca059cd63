import { currencyOf } from '../../../common/format/currencies.ts';
import type { DeclineReason, PriceUnit } from '../../../common/invitations.ts';
import { referenceLists } from '../../contractors/reference-lists.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, invalid } from '../../core/errors.ts';
import type { Price } from '../../core/price.ts';
import { invitationAnswered, invitationFilled } from '../events.ts';
import { headCountOf, stillNeeded, type HeadCount } from '../head-count.ts';
import { lockOpenInvitation } from '../queries/lock-invitation.ts';
import { screenWords } from '../screen-words.ts';

type Acceptance = {
  invitationId: number;
  /** People that the contractor sends. */
  people: number | null;
  price: Price | null;
  priceUnit: PriceUnit;
};

/**
 * The invited contractor takes the job, with its people and price. The last people that the job needs close its other
 * open invitations. Throws `notFound()`, a 409 where it is open no more, and InvalidInput.
 */
export async function acceptInvitation(context: Context, acceptance: Acceptance): Promise<void> {
  const { invitationId, price, priceUnit } = acceptance;
  await transact(context, async (tx) => {
    const { jobId, regionId } = await lockOpenInvitation(tx, invitationId, 'receiver');
    const count = await headCountOf(tx.database, jobId);
    const people = peopleFor(count, acceptance.people);
    await refuseOtherCurrency(tx, price, regionId);
    await tx.database
      .updateTable('invitations')
      .set({
        state: 'accepted',
        answered_at: tx.now,
        closed_at: tx.now,
        people,
        price_cents: price?.cents ?? null,
        price_unit: price && priceUnit,
      })
      .where('id', '=', invitationId)
      .execute();
    tx.announce(invitationAnswered(invitationId));
    if (people !== null && people === stillNeeded(count))
      for (const id of await closeOthers(tx, jobId)) tx.announce(invitationFilled(id));
  });
}

/** Throws InvalidInput unless the number of people fits what the job still needs. */
function peopleFor(count: HeadCount, people: number | null): number | null {
  const needed = stillNeeded(count);
  if (needed === null) return null;
  if (needed === 0) throw conflict('invitations.conflict.filled');
  if (people === null) throw invalid('people', 'invitations.people_missing');
  if (people > needed) throw invalid('people', 'invitations.too_many_people', { count: needed });
  return people;
}

/** Throws InvalidInput for an amount in pesos where the job is paid in dollars, and the other way round. */
async function refuseOtherCurrency(
  context: ReadContext,
  price: Price | null,
  regionId: number,
): Promise<void> {
  const currency = currencyOf((await referenceLists(context)).regionOf(regionId)?.country ?? null);
  if (price?.currency && price.currency !== currency)
    throw invalid('price', 'invitations.other_currency', { currency });
}

async function closeOthers({ database, now }: ReadContext, jobId: number): Promise<number[]> {
  const closed = await database
    .updateTable('invitations')
    .set({ state: 'filled', closed_at: now })
    .where('job_id', '=', jobId)
    .where('state', '=', 'open')
    .where('expires_at', '>', now)
    .returning('id')
    .execute();
  return closed.map(({ id }) => id);
}

type Decline = { invitationId: number; reason: DeclineReason; note: string };

/** The invited contractor says no, and why. Throws `notFound()`, a 409 where it is open no more, and InvalidInput. */
export async function declineInvitation(
  context: Context,
  { invitationId, reason, note }: Decline,
): Promise<void> {
  await transact(context, async (tx) => {
    await lockOpenInvitation(tx, invitationId, 'receiver');
    if (reason === 'other' && note === '') throw invalid('note', 'invitations.note_needed');
    await screenWords(tx, 'note', note);
    await tx.database
      .updateTable('invitations')
      .set({
        state: 'declined',
        answered_at: tx.now,
        closed_at: tx.now,
        decline_reason: reason,
        decline_note: note === '' ? null : note,
      })
      .where('id', '=', invitationId)
      .execute();
    tx.announce(invitationAnswered(invitationId));
  });
}
