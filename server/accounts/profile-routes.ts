import { route } from '../../common/route-table.ts';
import { matchingListings } from '../contractors/queries/matching-listings.ts';
import { inertia, redirect } from '../core/answers.ts';
import { unauthenticated } from '../core/errors.ts';
import { signedIn } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { updateBasicInfo } from './actions/update-basic-info.ts';
import { basicInfoForm } from './schemas.ts';
import { withTypedPlace } from './typed-place.ts';
import { editedProfileId, profileOf } from './queries/profile.ts';
import { regionChoices } from './queries/regions.ts';
import { toProfileView } from './views.ts';

/** The page on which somebody edits their own profile. */
export function addProfileRoutes(routes: Routes): void {
  routes.page('profile.edit', {
    policy: signedIn,
    handle: async (context) => {
      const { database, viewer, language } = context;
      if (!viewer) throw unauthenticated();
      const profile = toProfileView(await profileOf(database, editedProfileId(viewer)), language);
      const regions = await regionChoices(database, language, profile.region?.id ?? null);
      return inertia('accounts/profile-edit', {
        profile,
        regions,
        listings: await matchingListings(context),
      });
    },
  });
  routes.form('profile.update', {
    body: basicInfoForm,
    policy: signedIn,
    limit: 'write',
    handle: async (context, { body }) => {
      const { database, viewer, language, t } = context;
      if (!viewer) throw unauthenticated();
      const held = toProfileView(await profileOf(database, editedProfileId(viewer)), language);
      await updateBasicInfo(context, viewer, withTypedPlace(body, held));
      return redirect(route('profile.edit'), { success: t('toasts.changes_saved') });
    },
  });
}
