import { maskFor } from '../../content/bad-words.ts';
import type { ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import type { RefusalPageView } from '../views.ts';

/** The choices of a customer who wants no more requests, with those that they made before. Throws a 404 for a request that is gone. */
export async function refusalPage(
  context: ReadContext,
  requestId: number,
  token: string,
): Promise<RefusalPageView> {
  const { database } = context;
  const request = await database
    .selectFrom('review_requests as q')
    .innerJoin('contractors as c', 'c.id', 'q.contractor_id')
    .select(['q.contractor_id', 'q.email_hash', 'q.not_customer_at', 'c.name'])
    .where('q.id', '=', requestId)
    .executeTakeFirst();
  if (!request || request.email_hash === null) throw notFound();
  const refusals = await database
    .selectFrom('review_request_refusals')
    .select('contractor_id')
    .where('email_hash', '=', request.email_hash)
    .execute();
  const mask = await maskFor(context);
  return {
    token,
    contractor: mask(request.name),
    refused: {
      business: refusals.some(({ contractor_id }) => contractor_id === request.contractor_id),
      all: refusals.some(({ contractor_id }) => contractor_id === null),
      notCustomer: request.not_customer_at !== null,
    },
  };
}
