import type { SetupStep } from '../../common/profiles/setup-steps.ts';
import { updateBasicInfo } from './actions/update-basic-info.ts';
import { profileAnswer, savedProfileAnswer } from '../accounts/api-schemas.ts';
import { citiesLike } from '../accounts/queries/cities-like.ts';
import { basicInfo } from '../accounts/schemas.ts';
import { json } from '../core/answers.ts';
import type { Context } from '../core/context.ts';
import { signedIn, signedInViewer } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import type { RouteName } from '../../common/routes/route-table.ts';
import { updateChoices } from './actions/update-choices.ts';
import { placesAnswer, placesQuery } from './place-schemas.ts';
import { ownProfile } from './queries/own-profile.ts';
import { tradesAndViewsBody, tradesBody, viewsBody } from './schemas.ts';

const saved = async (context: Context) =>
  json({ profile: await ownProfile(context), message: context.t('toasts.changes_saved') });

/** The calls of the brief for one's own profile; those of the setup also say that their step is done. */
export function addProfileCalls(routes: Routes): void {
  const rights = { answers: savedProfileAnswer, policy: signedIn, limit: 'write' } as const;

  routes.read('api.profile.trades_and_views', {
    answers: profileAnswer,
    policy: signedIn,
    handle: async (context) => json({ profile: await ownProfile(context) }),
  });
  routes.write('api.profile.trades_and_views.update', {
    ...rights,
    body: tradesAndViewsBody,
    handle: async (context, { body }) => {
      await updateChoices(context, signedInViewer(context), body);
      return saved(context);
    },
  });

  const addTrades = (name: RouteName, done?: SetupStep) =>
    routes.write(name, {
      ...rights,
      body: tradesBody,
      handle: async (context, { body }) => {
        await updateChoices(context, signedInViewer(context), body, done);
        return saved(context);
      },
    });
  addTrades('api.profile.trades');
  addTrades('api.profile.trades_setup', 'trades');

  const addViews = (name: RouteName, done?: SetupStep) =>
    routes.write(name, {
      ...rights,
      body: viewsBody,
      handle: async (context, { body }) => {
        await updateChoices(context, signedInViewer(context), body, done);
        return saved(context);
      },
    });
  addViews('api.profile.views');
  addViews('api.profile.views_settings');
  addViews('api.profile.views_setup', 'views');

  const addBasicInfo = (name: RouteName, isSetup: boolean) =>
    routes.write(name, {
      ...rights,
      body: basicInfo,
      handle: async (context, { body }) => {
        await updateBasicInfo(context, signedInViewer(context), body, { isSetup });
        return saved(context);
      },
    });
  addBasicInfo('api.profile.basic_info', false);
  addBasicInfo('api.profile.basic_info_setup', true);

  routes.read('api.profile.places', {
    answers: placesAnswer,
    query: placesQuery,
    policy: signedIn,
    limit: 'suggest',
    handle: async (context, { query }) => json({ places: await citiesLike(context, query) }),
  });
}
