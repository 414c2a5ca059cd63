import type { Context } from '../../core/context.ts';
import { conflict, notFound, unauthenticated } from '../../core/errors.ts';

/** Remembers that two listings are different businesses. Throws 409 where somebody said so before. */
export async function dismissDuplicate({ database, viewer, now }: Context, id: number): Promise<void> {
  if (!viewer) throw unauthenticated();
  const dismissed = await database
    .updateTable('duplicate_listings')
    .set({ dismissed_at: now, dismissed_by_user_id: viewer.userId })
    .where('id', '=', id)
    .where('dismissed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (dismissed) return;
  const known = await database
    .selectFrom('duplicate_listings')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  throw known ? conflict('duplicates.dismissed_already') : notFound();
}
