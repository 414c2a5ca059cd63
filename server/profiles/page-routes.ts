import { route } from '../../common/routes/route-table.ts';
import { updateBasicInfo } from './actions/update-basic-info.ts';
import { avatarOf } from './avatars.ts';
import { basicInfoForm } from '../accounts/schemas.ts';
import { matchingListings } from '../contractors/queries/matching-listings.ts';
import { inertia, redirect } from '../core/answers.ts';
import type { Context } from '../core/context.ts';
import { signedIn, signedInViewer } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { updateChoices } from './actions/update-choices.ts';
import { profileFormOptions } from './form-views.ts';
import { ownProfile } from './queries/own-profile.ts';
import { tradesForm, viewsForm } from './schemas.ts';

const backTo = (page: 'profile.edit' | 'profile.views', { t }: Context) =>
  redirect(route(page), { success: t('toasts.changes_saved') });

/** The pages on which users edit their own profile, with their native forms. */
export function addProfilePages(routes: Routes): void {
  routes.page('profile.edit', {
    policy: signedIn,
    handle: async (context) => {
      const profile = await ownProfile(context);
      const viewer = signedInViewer(context);
      const [options, listings, avatar] = await Promise.all([
        profileFormOptions(context, profile),
        matchingListings(context),
        avatarOf(context, viewer.profileId),
      ]);
      const picture = { profileId: viewer.profileId, name: viewer.name, url: avatar };
      return inertia('profile/edit', { profile, options, listings, picture });
    },
  });
  routes.form('profile.update', {
    body: basicInfoForm,
    policy: signedIn,
    limit: 'write',
    handle: async (context, { body }) => {
      await updateBasicInfo(context, signedInViewer(context), body);
      return backTo('profile.edit', context);
    },
  });
  routes.form('profile.trades.update', {
    body: tradesForm,
    policy: signedIn,
    limit: 'write',
    handle: async (context, { body }) => {
      await updateChoices(context, signedInViewer(context), body);
      return backTo('profile.edit', context);
    },
  });

  routes.page('profile.views', {
    policy: signedIn,
    handle: async (context) => {
      const profile = await ownProfile(context);
      return inertia('profile/views', { profile, options: await profileFormOptions(context, profile) });
    },
  });
  routes.form('profile.views.update', {
    body: viewsForm,
    policy: signedIn,
    limit: 'write',
    handle: async (context, { body }) => {
      await updateChoices(context, signedInViewer(context), body);
      return backTo('profile.views', context);
    },
  });
}
