import { sql } from 'kysely';
import type { ReadContext } from '../../core/context.ts';
import type { Readers } from '../../uploads/readers.ts';
import { sideOf } from '../../messages/policy.ts';

/** Photos of a request for a quote are for the contractors who got it; their sender sees them anyway. */
export async function quotePhotoReaders(
  { database, viewer }: ReadContext,
  uploadId: number,
): Promise<Readers> {
  if (viewer === null) return null;
  const conversations = await database
    .selectFrom('quote_request_photos as photo')
    .innerJoin('messages as m', 'm.quote_request_id', 'photo.quote_request_id')
    .innerJoin('conversations as v', 'v.id', 'm.conversation_id')
    .select(['v.contractor_id as contractorId', 'v.profile_id as customerProfileId'])
    .select(sql<boolean>`v.contractor_left_at is not null`.as('contractorLeft'))
    .where('photo.upload_id', '=', uploadId)
    .execute();
  return conversations.some((sides) => sideOf(viewer, sides) !== null) ? 'this_reader' : null;
}
