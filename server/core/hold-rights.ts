import type { Queryable } from '../database/client.ts';
import { forbidden } from './errors.ts';
import { isMember, type Viewer } from './viewer.ts';

/**
 * Keeps a member's rights until the commit: a removal waits for a write that has begun, and a later write finds them gone.
 * Throws 403 where they ended since the request began.
 */
export async function holdRights(database: Queryable, viewer: Viewer): Promise<void> {
  if (viewer === null || !isMember(viewer)) return;
  const rights = await database
    .selectFrom('contractor_members')
    .select('id')
    .where('user_id', '=', viewer.userId)
    .where('contractor_id', '=', viewer.contractorId)
    .where('ended_at', 'is', null)
    .where('acts', '=', true)
    .forShare()
    .executeTakeFirst();
  if (!rights) throw forbidden('members.not_any_more');
}
