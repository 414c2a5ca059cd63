import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { responseEvent } from '../events.ts';
import { refuseUndoing } from '../response-words.ts';
import { keepResponseVersions } from '../versions.ts';

/** Changes the words of a response; the same words again change nothing. Throws a 409 where an administrator's edit would be undone. */
export async function updateResponse(
  context: Context,
  { responseId, body }: { responseId: number; body: string },
): Promise<void> {
  await transact(context, async (inside) => {
    const standing = await findStanding(inside, responseId);
    if (standing.body === body) return;
    await refuseUndoing(inside, responseId, body);
    await keepResponseVersions(inside, {
      responseId,
      before: { body: standing.body, writtenAt: standing.writtenAt, byUserId: standing.authorUserId },
      shown: standing.status === 'active',
      after: { body, byUserId: inside.viewer?.userId ?? null },
    });
    await inside.database
      .updateTable('review_responses')
      .set({ body, edited_at: inside.now })
      .where('id', '=', responseId)
      .execute();
    const { reviewId, contractorId, contractorSlug } = standing;
    const facts = { responseId, reviewId, contractorId, contractorSlug };
    inside.announce(responseEvent({ name: 'response.edited', ...facts }));
  });
}

async function findStanding({ database }: ReadContext, responseId: number) {
  const row = await database
    .selectFrom('review_responses as s')
    .innerJoin('reviews as r', 'r.id', 's.review_id')
    .innerJoin('contractors as c', 'c.id', 'r.contractor_id')
    .select('s.status')
    .select(['s.author_user_id as authorUserId', 's.edited_at', 's.created_at'])
    .select(['s.body', 'r.id as reviewId', 'c.id as contractorId', 'c.slug as contractorSlug'])
    .where('s.id', '=', responseId)
    .where('s.deleted_at', 'is', null)
    .where('r.deleted_at', 'is', null)
    .forNoKeyUpdate('s')
    .executeTakeFirst();
  if (!row) throw notFound();
  return { ...row, writtenAt: row.edited_at ?? row.created_at };
}
