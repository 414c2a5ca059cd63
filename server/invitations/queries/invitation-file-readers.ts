import type { ReadContext } from '../../core/context.ts';
import { ownProfilesOf } from '../../core/viewer.ts';
import type { Readers } from '../../uploads/readers.ts';
import { isOwnInvitation } from './own-invitation.ts';

/** The files of an invitation are for its two sides. */
export async function invitationFileReaders(
  { database, viewer }: ReadContext,
  uploadId: number,
): Promise<Readers> {
  if (!viewer) return null;
  const own = ownProfilesOf(viewer);
  const row = await database
    .selectFrom('invitation_files as file')
    .innerJoin('invitations as i', 'i.id', 'file.invitation_id')
    .select('i.id')
    .where('file.upload_id', '=', uploadId)
    .where(isOwnInvitation(own))
    .executeTakeFirst();
  return row ? 'this_reader' : null;
}
