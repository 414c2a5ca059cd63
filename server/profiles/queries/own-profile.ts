import { signedInViewer } from '../../core/policies.ts';
import { profileOf } from '../../accounts/queries/profile.ts';
import { toProfileView, type ProfileView } from '../../accounts/views.ts';
import type { ReadContext } from '../../core/context.ts';

/** The profile that a user edits, in their own language. */
export async function ownProfile(context: ReadContext): Promise<ProfileView> {
  const row = await profileOf(context.database, signedInViewer(context));
  return toProfileView(row, context.language);
}
