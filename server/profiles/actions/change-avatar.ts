import { profileRenamed } from '../../accounts/events.ts';
import { transact, type Context } from '../../core/context.ts';
import type { SignedIn } from '../../core/viewer.ts';
import { attachUploads } from '../../uploads/attach.ts';

/** Gives somebody an avatar in place of the one before. Throws InvalidInput for a file that is no picture of theirs. */
export async function chooseAvatar(
  context: Context,
  { viewer, uploadId }: { viewer: SignedIn; uploadId: number },
): Promise<void> {
  await transact(context, async (tx) => {
    const { userId, profileId } = viewer;
    await attachUploads(tx, {
      uploadIds: [uploadId],
      userId,
      visibility: 'public',
      maximum: 1,
      kinds: ['image'],
      field: 'upload',
    });
    await tx.database
      .insertInto('avatars')
      .values({ profile_id: profileId, upload_id: uploadId })
      .onConflict((there) => there.column('profile_id').doUpdateSet({ upload_id: uploadId }))
      .execute();
    // It stands beside the name, on the same pages.
    tx.announce(profileRenamed(profileId));
  });
}

/** Takes an avatar away; its file goes with the next sweep. */
export async function removeAvatar(context: Context, { profileId }: SignedIn): Promise<void> {
  await transact(context, async (tx) => {
    await tx.database.deleteFrom('avatars').where('profile_id', '=', profileId).execute();
    tx.announce(profileRenamed(profileId));
  });
}
