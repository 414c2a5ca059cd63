import { sql } from 'kysely';
import {
  CLOSING_AGAIN_AFTER_DAYS,
  CLOSINGS_A_DAY,
  type ClosingWish,
} from '../../../../common/cases/closings.ts';
import { transact, type Context, type ReadContext } from '../../../core/context.ts';
import { conflict, invalid, Refusal } from '../../../core/errors.ts';
import { signedInViewer } from '../../../core/policies.ts';
import { belongsTo, isOwner, ownProfilesOf, type SignedIn } from '../../../core/viewer.ts';
import { findToRefuse, refusalKey } from '../../../screening/find-to-refuse.ts';
import { localDayIn, localDaysAt } from '../../hours/local-day.ts';
import { holdListing } from '../../listings/queries/lock-listing.ts';
import { answerDueAt, refusedDay } from '../closing.ts';
import { attachProof } from '../proposal-files.ts';
import { closingStateAt, type ClosingState } from '../queries/closing-state.ts';
import type { NewProposal } from '../schemas.ts';

const DAY_MS = 86_400_000;

/**
 * Proposes that a business closed for good, or is open again. The owner has time to answer before anyone decides. Throws a
 * 409 for a second open one and for what is so already, a 429 above the daily limit, InvalidInput by field.
 */
export async function proposeClosing(
  context: Context,
  { slug, ...proposal }: NewProposal & { slug: string },
): Promise<{ proposalId: number; wish: ClosingWish; asksOwner: boolean }> {
  const viewer = signedInViewer(context);
  return transact(context, async (tx) => {
    // One proposal of a person after the other: each is counted for the daily limit.
    await tx.database
      .selectFrom('users')
      .select('id')
      .where('id', '=', viewer.userId)
      .forNoKeyUpdate()
      .execute();
    const { id } = await closingStateAt(tx, slug);
    await holdListing(tx, id);
    const state = await closingStateAt(tx, slug);
    const wish = wishOf(viewer, state);
    const closedOn = wish === 'close' ? dayOf(tx, proposal, state) : null;
    refuseWithoutProof(proposal);
    await screen(tx, proposal.body);
    await refuseTooMany(tx, viewer, id);
    const isOwn = belongsTo(viewer, id);
    const asksOwner = !isOwn && state.ownerUserId !== null;
    const { id: proposalId } = await tx.database
      .insertInto('closing_proposals')
      .values({
        contractor_id: id,
        wish,
        origin: isOwn ? 'owner' : 'user',
        proposer_user_id: viewer.userId,
        by_competitor:
          proposal.relation === 'competitor' || (!isOwn && (await isCompetitor(tx, viewer, state))),
        closed_on: closedOn,
        body: proposal.body,
        link: proposal.link,
        opened_at: tx.now,
        relation: proposal.relation,
        ...(isOwn ? {} : await timeToAnswer(tx, state, wish)),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await attachProof(tx, { proposalId, userId: viewer.userId, files: proposal.files });
    tx.announce({ name: 'closing.proposed', proposalId, contractorId: id });
    return { proposalId, wish, asksOwner };
  });
}

/** An owner closes a business in the settings; what a decision closed they propose to open, as others do. */
function wishOf(viewer: SignedIn, { id, closedOn, decisionId }: ClosingState): ClosingWish {
  if (closedOn !== null && !(belongsTo(viewer, id) && decisionId === null)) return 'reopen';
  if (belongsTo(viewer, id)) throw conflict(isOwner(viewer) ? 'closing.own_settings' : 'closing.owner_says');
  return 'close';
}

function dayOf({ now }: ReadContext, { closed_on: day }: NewProposal, state: ClosingState): string {
  if (day === undefined) throw invalid('closed_on', 'closing.day_needed');
  const today = localDayIn(localDaysAt(now), state.zone);
  const refused = refusedDay(day, { today, yearFounded: state.yearFounded });
  if (refused !== null) throw invalid('closed_on', refused);
  return day;
}

function refuseWithoutProof({ link, files }: NewProposal): void {
  if (link === null && files.length === 0) throw invalid('link', 'closing.proof_needed');
}

async function screen(tx: ReadContext, body: string): Promise<void> {
  const found = await findToRefuse(tx, body);
  if (found === null) return;
  const key = refusalKey(found.signal, {
    contact_details: 'closing.contact_details',
    hold_words: 'closing.hold_words',
  });
  throw invalid('body', key, { words: found.words });
}

async function refuseTooMany(
  { database, now }: ReadContext,
  { userId }: SignedIn,
  contractorId: number,
): Promise<void> {
  const again = new Date(now.getTime() - CLOSING_AGAIN_AFTER_DAYS * DAY_MS);
  const { rows } = await sql<{ today: number; open: boolean; rejected: boolean }>`
    select count(*) filter (where opened_at > ${new Date(now.getTime() - DAY_MS)})::integer as today,
      coalesce(bool_or(state = 'open' and contractor_id = ${contractorId}), false) as open,
      coalesce(bool_or(state = 'rejected' and contractor_id = ${contractorId} and origin = 'user'
        and ended_at > ${again}), false) as rejected
    from closing_proposals where proposer_user_id = ${userId}`.execute(database);
  const [{ today, open, rejected } = { today: 0, open: false, rejected: false }] = rows;
  if (open) throw conflict('closing.already_proposed');
  if (rejected) throw conflict('closing.rejected_lately', { days: CLOSING_AGAIN_AFTER_DAYS });
  if (today >= CLOSINGS_A_DAY)
    throw new Refusal(429, 'daily_limit', 'closing.daily_limit', { limit: CLOSINGS_A_DAY });
}

/** The business is asked once while proposals of one kind are open: a further one shares its time and its answer. */
async function timeToAnswer(
  { database, now }: ReadContext,
  { id, ownerUserId, email }: ClosingState,
  wish: ClosingWish,
) {
  const first = await database
    .selectFrom('closing_proposals')
    .select(['answer_due_at', 'answer', 'answered_at'])
    .where('contractor_id', '=', id)
    .where('wish', '=', wish)
    .where('state', '=', 'open')
    .orderBy('id')
    .executeTakeFirst();
  return first ?? { answer_due_at: ownerUserId !== null || email !== null ? answerDueAt(now) : null };
}

/** A business of the proposer offers one of the same trades. */
async function isCompetitor(
  { database }: ReadContext,
  viewer: SignedIn,
  { tradeIds }: ClosingState,
): Promise<boolean> {
  const own = [...ownProfilesOf(viewer), ...(viewer.memberOf ? [viewer.memberOf.contractorId] : [])];
  const row = await database
    .selectFrom('contractors')
    .select('id')
    .where('id', 'in', own)
    .where(sql<boolean>`trade_ids && ${sql.val([...tradeIds])}::integer[]`)
    .executeTakeFirst();
  return row !== undefined;
}
