import type { ReadContext } from '../../core/context.ts';
import { actsAsAdministrator, ownProfilesOf } from '../../core/viewer.ts';
import type { Readers } from '../../uploads/readers.ts';

/** A photo that a report removed is for its owner, and for administrators who decide an appeal. */
export async function removedPhotoReaders(
  { database, viewer }: ReadContext,
  uploadId: number,
): Promise<Readers> {
  if (!viewer) return null;
  const photo = await database
    .selectFrom('removed_photos')
    .select('owner_profile_id')
    .where('upload_id', '=', uploadId)
    .executeTakeFirst();
  if (!photo) return null;
  const isOwn = ownProfilesOf(viewer).includes(photo.owner_profile_id);
  return isOwn || actsAsAdministrator(viewer) ? 'this_reader' : null;
}
