import { EMAIL_CHANGE_HOURS } from '../../common/limits/account-periods.ts';
import { route } from '../../common/routes/route-table.ts';
import { passwordConfirmed } from '../accounts/policy.ts';
import { planNotice } from '../billing/closing/kept-notice.ts';
import { inertia, redirect } from '../core/answers.ts';
import type { Context } from '../core/context.ts';
import { unauthenticated } from '../core/errors.ts';
import { anyone, signedIn } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import type { SignedIn, Viewer } from '../core/viewer.ts';
import {
  askForEmail,
  cancelEmailChange,
  confirmEmailChange,
  stopEmailChange,
} from './actions/change-email.ts';
import { undoEmailChange } from './actions/undo-email-change.ts';
import { changeOfLink, formerEmailOfLink, openEmailChange } from './queries/email-change.ts';
import { newEmail, noBody, tokenParams } from './schemas.ts';

/** The address of the account: asked for, canceled, and the links of the mails. */
export function addEmailRoutes(routes: Routes): void {
  addOwnPage(routes);
  addLinkPages(routes);
  addLinkForms(routes);
}

function addOwnPage(routes: Routes): void {
  routes.page('settings.email', {
    policy: passwordConfirmed,
    handle: async ({ database, viewer, now }) => {
      const { email, userId } = person(viewer);
      const change = await openEmailChange(database, userId, now);
      return inertia('settings/email', { email, pending: change?.email ?? null, hours: EMAIL_CHANGE_HOURS });
    },
  });
  routes.form('settings.email.update', {
    body: newEmail,
    policy: passwordConfirmed,
    limit: 'mail',
    handle: async (context, { body }) => {
      await askForEmail(context, person(context.viewer), body);
      return redirect(route('settings.email'), {
        success: context.t('settings.email_asked', { email: body.email }),
      });
    },
  });
  routes.form('settings.email.cancel', {
    body: noBody,
    policy: signedIn,
    limit: 'write',
    handle: async (context) => {
      await cancelEmailChange(context, person(context.viewer));
      return redirect(route('settings.email'), { success: context.t('settings.email_canceled') });
    },
  });
}

/** Opening a link changes nothing, because mail scanners open every link; its button does. */
function addLinkPages(routes: Routes): void {
  routes.page('settings.email.confirm', {
    params: tokenParams,
    policy: anyone,
    handle: async (context, { params: { token } }) => {
      const email = (await changeOfLink(context, 'change', token))?.email ?? null;
      const action = route('settings.email.confirm.store', { token });
      return inertia('accounts/email-link', { use: 'change', action, email, next: null });
    },
  });
  routes.page('settings.email.stop', {
    params: tokenParams,
    policy: anyone,
    handle: async (context, { params: { token } }) => {
      const email = (await changeOfLink(context, 'stop', token))?.email ?? null;
      const action = route('settings.email.stop.store', { token });
      return inertia('accounts/email-link', { use: 'stop', action, email, next: null });
    },
  });
  routes.page('settings.email.undo', {
    params: tokenParams,
    policy: anyone,
    handle: async (context, { params: { token } }) => {
      const email = (await formerEmailOfLink(context, token))?.email ?? null;
      const action = route('settings.email.undo.store', { token });
      return inertia('accounts/email-link', { use: 'undo', action, email, next: null });
    },
  });
}

function addLinkForms(routes: Routes): void {
  const invalid = (context: Context) => ({ error: context.t('settings.email_link_invalid') });
  routes.form('settings.email.confirm.store', {
    params: tokenParams,
    body: noBody,
    policy: anyone,
    limit: 'write',
    handle: async (context, { params: { token } }) => {
      const isChanged = await confirmEmailChange(context, token);
      const login = route('login', {}, { language: context.language });
      const to = context.viewer ? route('settings.password') : login;
      return redirect(to, isChanged ? { success: context.t('settings.email_changed') } : invalid(context));
    },
  });
  routes.form('settings.email.stop.store', {
    params: tokenParams,
    body: noBody,
    policy: anyone,
    limit: 'write',
    handle: async (context, { params: { token } }) => {
      const isStopped = await stopEmailChange(context, token);
      return redirect(
        route('password.request', {}, { language: context.language }),
        isStopped ? { success: context.t('settings.email_stopped') } : invalid(context),
      );
    },
  });
  routes.form('settings.email.undo.store', {
    params: tokenParams,
    body: noBody,
    policy: anyone,
    limit: 'mail',
    handle: async (context, { params: { token } }) => {
      const undone = await undoEmailChange(context, token);
      return redirect(
        route('password.request', {}, { language: context.language }),
        undone === null
          ? invalid(context)
          : {
              success: context.t('settings.email_undone', { email: undone.email }),
              ...planNotice(context, undone.plan),
            },
      );
    },
  });
}

/** The policy has already refused visitors; this tells the compiler. */
function person(viewer: Viewer): SignedIn {
  if (!viewer) throw unauthenticated();
  return viewer;
}
