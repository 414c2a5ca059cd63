import { REMIND_AFTER_DAYS, WITHDRAW_MINUTES } from '../../../common/limits/review-requests.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, forbidden, notFound } from '../../core/errors.ts';
import { actingFor } from '../queries/own-business.ts';
import { arePaused } from '../queries/paused.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

export type RequestState = {
  email: string | null;
  created_at: Date;
  mailed_at: Date | null;
  reminded_at: Date | null;
  withdrawn_at: Date | null;
};

/** One reminder, some days after the mail. Whether the customer wrote or wants no mails plays no part: nobody is told that. */
export const canRemind = (request: RequestState, now: Date): boolean =>
  request.email !== null &&
  request.mailed_at !== null &&
  request.reminded_at === null &&
  request.mailed_at.getTime() + REMIND_AFTER_DAYS * DAY_MS <= now.getTime();

/** A link that was not mailed, right after it was made. Later the customer may have it, and would no longer be counted. */
export const canWithdraw = (request: RequestState, now: Date): boolean =>
  request.mailed_at === null &&
  request.withdrawn_at === null &&
  request.created_at.getTime() + WITHDRAW_MINUTES * MINUTE_MS > now.getTime();

/** Sends the mail once more. Throws a 409 a second time, too early, or after the address was forgotten. */
export async function remindCustomer(context: Context, requestId: number): Promise<void> {
  await transact(context, async (tx) => {
    const request = await lockOwn(tx, requestId);
    if (!canRemind(request, tx.now)) throw conflict('review_requests.not_again', { days: REMIND_AFTER_DAYS });
    if (await arePaused(tx, request.contractor_id)) throw forbidden('review_requests.paused');
    await tx.database
      .updateTable('review_requests')
      .set({ reminded_at: tx.now })
      .where('id', '=', requestId)
      .execute();
    tx.announce({ name: 'review_request.sent', requestId, isReminder: true });
  });
}

/** Takes a link back, as if nobody had been asked. Throws a 409 later. */
export async function withdrawRequest(context: Context, requestId: number): Promise<void> {
  await transact(context, async (tx) => {
    const request = await lockOwn(tx, requestId);
    if (request.withdrawn_at !== null) return;
    if (!canWithdraw(request, tx.now))
      throw conflict('review_requests.not_taken_back', { minutes: WITHDRAW_MINUTES });
    await tx.database
      .updateTable('review_requests')
      .set({ withdrawn_at: tx.now })
      .where('id', '=', requestId)
      .execute();
  });
}

async function lockOwn(tx: ReadContext, requestId: number) {
  const { contractorId } = await actingFor(tx);
  const request = await tx.database
    .selectFrom('review_requests')
    .select(['contractor_id', 'email', 'created_at', 'mailed_at', 'reminded_at', 'withdrawn_at'])
    .where('id', '=', requestId)
    .where('contractor_id', '=', contractorId)
    .where('kind', '=', 'job')
    .forUpdate()
    .executeTakeFirst();
  if (!request) throw notFound();
  return request;
}
