import { transact, type Context } from '../../core/context.ts';
import { conflict } from '../../core/errors.ts';
import { recordStep } from '../events.ts';
import { lockRequest } from '../queries/find-request.ts';
import { isExpired } from '../request.ts';

/** Puts a request into the queue: its asker reads the mails of the address. A second press changes nothing. Throws a 409 for a link that came too late. */
export async function confirmRequest(context: Context, requestId: number): Promise<void> {
  await transact(context, async (tx) => {
    const request = await lockRequest(tx, requestId);
    if (request.state !== 'unconfirmed') return;
    if (isExpired(request, tx.now)) throw conflict('data_requests.expired');
    await tx.database
      .updateTable('data_requests')
      .set({ state: 'open', confirmed_at: tx.now })
      .where('id', '=', requestId)
      .execute();
    await recordStep(tx, { requestId, step: 'confirmed' });
  });
}
