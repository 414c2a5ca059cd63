import { route } from '../../../common/routes/route-table.ts';
import { inertia, redirect } from '../../core/answers.ts';
import { unauthenticated } from '../../core/errors.ts';
import { anyone, signedIn } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import type { SignedIn, Viewer } from '../../core/viewer.ts';
import type { Accounts } from '../accounts.ts';
import { changePassword } from '../actions/change-password.ts';
import { isResetOpen, requestReset, resetPassword } from '../actions/reset-password.ts';
import { passwordChange, reset, resetRequest, resetToken } from '../schemas.ts';
import { enterSession, sessionHeader } from '../sessions/sessions.ts';

/** Forgotten, reset and changed passwords. */
export function addPasswordRoutes(routes: Routes, accounts: Accounts): void {
  routes.page('password.request', { policy: anyone, handle: () => inertia('accounts/forgot-password', {}) });
  routes.form('password.email', {
    body: resetRequest,
    policy: anyone,
    limit: 'mail',
    handle: async (context, { body }) => {
      await requestReset(context, body.email);
      return redirect(route('password.request', {}, { language: context.language }), {
        success: context.t('accounts.forgot_sent'),
      });
    },
  });

  routes.page('password.reset', {
    params: resetToken,
    policy: anyone,
    handle: async (_context, { params }) =>
      inertia('accounts/reset-password', {
        token: params.token,
        open: await isResetOpen(accounts, params.token),
      }),
  });
  routes.form('password.store', {
    body: reset,
    policy: anyone,
    limit: 'credentials',
    handle: async (context, { body, request }) => {
      const { token, password } = body;
      await resetPassword(context, accounts, { token, password, userAgent: request.headers['user-agent'] });
      return redirect(route('login', {}, { language: context.language }), {
        success: context.t('accounts.reset_done'),
      });
    },
  });

  routes.page('settings.password', {
    policy: signedIn,
    handle: () => inertia('accounts/settings-password', {}),
  });
  routes.form('settings.password.update', {
    body: passwordChange,
    alsoPost: true,
    policy: signedIn,
    limit: 'credentials',
    handle: async (context, { body, request, reply }) => {
      const session = await changePassword(
        context,
        accounts,
        person(context.viewer),
        body,
        sessionHeader(request, accounts),
      );
      enterSession(request, reply, accounts, session);
      return redirect(route('settings.password'), { success: context.t('accounts.password_changed') });
    },
  });
}

/** The policy has already refused visitors; this tells the compiler. */
function person(viewer: Viewer): SignedIn {
  if (!viewer) throw unauthenticated();
  return viewer;
}
