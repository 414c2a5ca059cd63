import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { responseEvent } from '../events.ts';

/** Changes the words of a response; the same words again change nothing. */
export async function updateResponse(
  context: Context,
  { responseId, body }: { responseId: number; body: string },
): Promise<void> {
  await transact(context, async (inside) => {
    const standing = await findStanding(inside, responseId);
    if (standing.body === body) return;
    await inside.database
      .updateTable('review_responses')
      .set({ body, edited_at: inside.now })
      .where('id', '=', responseId)
      .execute();
    const { body: _body, ...about } = standing;
    inside.announce(responseEvent({ name: 'response.edited', responseId, ...about }));
  });
}

async function findStanding({ database }: ReadContext, responseId: number) {
  const row = await database
    .selectFrom('review_responses as s')
    .innerJoin('reviews as r', 'r.id', 's.review_id')
    .innerJoin('contractors as c', 'c.id', 'r.contractor_id')
    .select(['s.body', 'r.id as reviewId', 'c.id as contractorId', 'c.slug as contractorSlug'])
    .where('s.id', '=', responseId)
    .where('s.deleted_at', 'is', null)
    .where('r.deleted_at', 'is', null)
    .forNoKeyUpdate('s')
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
