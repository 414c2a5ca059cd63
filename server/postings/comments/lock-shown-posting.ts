import type { ReadContext } from '../../core/context.ts';
import { conflict, notFound } from '../../core/errors.ts';

/** A posting stays as it is until a comment is written or changed. Throws `notFound()`, and a 409 where it is not shown. */
export async function lockShownPosting({ database }: ReadContext, postingId: number): Promise<void> {
  const posting = await database
    .selectFrom('postings')
    .select('status')
    .where('id', '=', postingId)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!posting) throw notFound();
  if (posting.status !== 'active') throw conflict('comments.posting_not_shown');
}
