import { route } from '../../common/routes/route-table.ts';
import {
  currentStep,
  numberOfStep,
  setupStepsOf,
  stepAfter,
  type SetupStep,
} from '../../common/profiles/setup-steps.ts';
import { updateBasicInfo } from './actions/update-basic-info.ts';
import { basicInfoForm } from '../accounts/schemas.ts';
import { entitlementsFor } from '../billing/entitlements.ts';
import { inertia, redirect } from '../core/answers.ts';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { signedIn, signedInViewer } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { chooseLook } from './actions/choose-look.ts';
import { updateChoices } from './actions/update-choices.ts';
import { lookOptions, profileFormOptions, setupProgress } from './form-views.ts';
import { ownPageId, ownsPage } from './policy.ts';
import { ownProfile } from './queries/own-profile.ts';
import { lookForm, setupParams, tradesForm, viewsForm } from './schemas.ts';

const stepPage = (step: SetupStep) => route('profile.setup', { step });
const onFrom = (done: SetupStep, context: Context) =>
  redirect(stepPage(stepAfter(done, signedInViewer(context).contractorId !== null)));

/** The setup: its steps as pages of one address each, and their forms. Without a step it goes on where it was left. */
export function addSetupRoutes(routes: Routes): void {
  routes.page('profile.setup', {
    params: setupParams,
    policy: signedIn,
    handle: async (context, { params: { step } }) => showStep(context, step),
  });
  const rights = { policy: signedIn, limit: 'write' } as const;
  routes.form('profile.setup.basic_info', {
    ...rights,
    body: basicInfoForm,
    handle: async (context, { body }) => {
      await updateBasicInfo(context, signedInViewer(context), body, { isSetup: true });
      return onFrom('basic-info', context);
    },
  });
  routes.form('profile.setup.trades', {
    ...rights,
    body: tradesForm,
    handle: async (context, { body }) => {
      await updateChoices(context, signedInViewer(context), body, 'trades');
      return onFrom('trades', context);
    },
  });
  routes.form('profile.setup.views', {
    ...rights,
    body: viewsForm,
    handle: async (context, { body }) => {
      await updateChoices(context, signedInViewer(context), body, 'views');
      return onFrom('views', context);
    },
  });
  routes.form('profile.setup.template', {
    limit: 'write',
    policy: ownsPage,
    body: lookForm,
    handle: async (context, { body }) => {
      const owner = { viewer: signedInViewer(context), contractorId: ownPageId(context) };
      await chooseLook(context, owner, body, { isSetup: true });
      return onFrom('template', context);
    },
  });
}

async function showStep(context: Context, asked: SetupStep | undefined) {
  const profile = await ownProfile(context);
  const isBusiness = profile.contractor !== null;
  const current = currentStep(profile.setup_step, isBusiness);
  if (asked === undefined) return redirect(current === 'done' ? route('profile.edit') : stepPage(current));
  if (!setupStepsOf(isBusiness).includes(asked)) throw notFound();
  // A step ahead of the others would leave a gap behind it.
  if (numberOfStep(asked) > numberOfStep(current)) return redirect(stepPage(current));
  return inertia('profile/setup', {
    step: asked,
    progress: setupProgress(profile, asked),
    profile,
    options: await profileFormOptions(context, profile),
    look: lookOptions(await entitlementsFor(context.database, signedInViewer(context))),
  });
}
