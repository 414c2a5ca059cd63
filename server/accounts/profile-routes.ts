import { matchingListings } from '../contractors/queries/matching-listings.ts';
import { inertia } from '../core/answers.ts';
import { unauthenticated } from '../core/errors.ts';
import { signedIn } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { editedProfileId, profileOf } from './queries/profile.ts';
import { regionChoices } from './queries/regions.ts';
import { toProfileView } from './views.ts';

/** The page on which somebody edits their own profile; it saves by the call below /api. */
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
}
