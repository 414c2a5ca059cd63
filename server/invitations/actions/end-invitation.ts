import {
  END_REASONS,
  type EndReason,
  type InvitationSide,
  type InvitationState,
} from '../../../common/invitations.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, invalid } from '../../core/errors.ts';
import { invitationCanceled, invitationWithdrawn } from '../events.ts';
import { isCancelable } from '../invitation.ts';
import { lockInvitation, lockOpenInvitation } from '../queries/lock-invitation.ts';
import { lockOwnJob } from '../queries/own-job.ts';
import { screenWords } from '../screen-words.ts';

const END_CONFLICTS: Partial<Record<InvitationState, MessageKey>> = {
  accepted: 'invitations.job_over',
  canceled: 'invitations.conflict.canceled',
};

export type End = { reason: EndReason; note: string };
type EndOfOne = End & { invitationId: number };

/**
 * The sender takes an open invitation back, and says why. Throws `notFound()`, a 409 where it is open no more, and
 * InvalidInput.
 */
export async function withdrawInvitation(
  context: Context,
  { invitationId, ...end }: EndOfOne,
): Promise<void> {
  await transact(context, async (tx) => {
    await lockOpenInvitation(tx, invitationId, 'sender');
    await checkReason(tx, 'sender', end);
    await close(tx, [invitationId], { state: 'withdrawn', canceled_by: null, ...end });
    tx.announce(invitationWithdrawn(invitationId));
  });
}

/**
 * One side cancels a job that was accepted, and says why. Throws `notFound()`, a 409 where it is not accepted or its last
 * day is over, and InvalidInput.
 */
export async function cancelInvitation(context: Context, { invitationId, ...end }: EndOfOne): Promise<void> {
  await transact(context, async (tx) => {
    const invitation = await lockInvitation(tx, invitationId);
    if (!isCancelable(invitation, tx.now))
      throw conflict(END_CONFLICTS[invitation.state] ?? 'invitations.not_accepted');
    await checkReason(tx, invitation.side, end);
    await close(tx, [invitationId], { state: 'canceled', canceled_by: invitation.side, ...end });
    tx.announce(invitationCanceled(invitationId));
  });
}

/**
 * The sender calls the whole job off: open invitations are withdrawn, accepted ones canceled. Sent again, it changes nothing
 * more. Throws `notFound()`, a 409 where none is left, and InvalidInput.
 */
export async function callOffJob(
  context: Context,
  { jobId, ...end }: End & { jobId: number },
): Promise<void> {
  await transact(context, async (tx) => {
    await lockOwnJob(tx, jobId);
    await checkReason(tx, 'sender', end);
    const rows = await tx.database
      .selectFrom('invitations')
      .select(['id', 'state', 'ends_on as endsOn'])
      .where('job_id', '=', jobId)
      .where('state', 'in', ['open', 'accepted'])
      .forUpdate()
      .execute();
    const open = rows.filter(({ state }) => state === 'open').map(({ id }) => id);
    const accepted = rows
      .filter(({ state, endsOn }) => isCancelable({ state: state as InvitationState, endsOn }, tx.now))
      .map(({ id }) => id);
    if (open.length + accepted.length === 0) throw conflict('invitations.nothing_to_call_off');
    await tx.database
      .updateTable('invited_jobs')
      .set({ called_off_at: tx.now })
      .where('id', '=', jobId)
      .execute();
    await close(tx, open, { state: 'withdrawn', canceled_by: null, ...end });
    await close(tx, accepted, { state: 'canceled', canceled_by: 'sender', ...end });
    for (const id of open) tx.announce(invitationWithdrawn(id));
    for (const id of accepted) tx.announce(invitationCanceled(id));
  });
}

/** Throws InvalidInput for a reason of the other side, for another reason without words, and for refused words. */
async function checkReason(tx: ReadContext, side: InvitationSide, { reason, note }: End): Promise<void> {
  const reasons: readonly EndReason[] = END_REASONS[side];
  if (!reasons.includes(reason)) throw invalid('reason', 'invitations.reason_needed');
  if (reason === 'other' && note === '') throw invalid('note', 'invitations.note_needed');
  await screenWords(tx, 'note', note);
}

type Ended = End & { state: 'withdrawn' | 'canceled'; canceled_by: InvitationSide | null };

async function close(
  { database, now }: ReadContext,
  ids: readonly number[],
  { reason, note, ...ended }: Ended,
): Promise<void> {
  if (ids.length === 0) return;
  await database
    .updateTable('invitations')
    .set({ ...ended, closed_at: now, end_reason: reason, end_note: note === '' ? null : note })
    .where('id', 'in', [...ids])
    .execute();
}
