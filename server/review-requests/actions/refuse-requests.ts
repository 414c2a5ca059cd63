import type { RequestRefusal } from '../../../common/limits/review-requests.ts';
import { transact, type Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';

/**
 * Keeps what a customer says who wants no more requests, without an account: of this business or of all, or that it never worked for
 * them, which is then true of each request to this address. Each may be said once more without effect. Throws a 404 for a request that is gone.
 */
export async function refuseRequests(
  context: Context,
  { requestId, refuse }: { requestId: number; refuse: RequestRefusal },
): Promise<void> {
  await transact(context, async (tx) => {
    const request = await tx.database
      .selectFrom('review_requests')
      .select(['contractor_id', 'email_hash'])
      .where('id', '=', requestId)
      .forUpdate()
      .executeTakeFirst();
    if (!request || request.email_hash === null) throw notFound();
    await tx.database
      .insertInto('review_request_refusals')
      .values({
        email_hash: request.email_hash,
        contractor_id: refuse === 'all' ? null : request.contractor_id,
        refused_at: tx.now,
      })
      .onConflict((same) => same.columns(['email_hash', 'contractor_id']).doNothing())
      .execute();
    if (refuse !== 'not_customer') return;
    await tx.database
      .updateTable('review_requests')
      .set({ not_customer_at: tx.now })
      .where('contractor_id', '=', request.contractor_id)
      .where('email_hash', '=', request.email_hash)
      .where('not_customer_at', 'is', null)
      .execute();
  });
}
