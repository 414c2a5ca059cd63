import { PASSWORD_CONFIRMED_HOURS } from '../../../common/constants.ts';
import { route } from '../../../common/routes/route-table.ts';
import { inertia, redirect } from '../../core/answers.ts';
import type { Context } from '../../core/context.ts';
import { InvalidInput } from '../../core/errors.ts';
import { signedIn, signedInViewer } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import type { SignedIn } from '../../core/viewer.ts';
import { confirmPassword, noteConfirmed } from '../actions/confirm-password.ts';
import { ownPath } from '../own-path.ts';
import { credentialOfUser } from '../queries/credentials.ts';
import { confirmation } from '../schemas.ts';
import { enrolledMethods } from '../second/enrolled.ts';
import { checkSecondCode } from './check-second.ts';
import { hasPasskeys } from './enter-routes.ts';
import { addressOfCode, askForMailCode, takeMailCode } from './mail-code.ts';
import { takePasskey } from './passkeys.ts';
import { codeBody, nextBody, nextQuery, passkeyBody } from './schemas.ts';
import { browserOf, giveBrowser } from './steps.ts';

/** Signing in again before something that matters: by the password, or by any other way that the account has. */
export function addConfirmRoutes(routes: Routes): void {
  routes.page('password.confirm', {
    query: nextQuery,
    policy: signedIn,
    handle: async (context, { query, request }) => {
      const viewer = signedInViewer(context);
      const methods = await enrolledMethods(context.database, viewer.userId);
      const account = await credentialOfUser(context.database, viewer.userId);
      // An administrator who owes the second factor has to show that one.
      const isWeakEnough = viewer.adminNeeds !== 'confirm';
      return inertia('accounts/confirm-password', {
        next: query.next ?? null,
        hours: PASSWORD_CONFIRMED_HOURS,
        methods: { ...methods, passkey: methods.passkey && hasPasskeys(context.config) },
        hasPassword: isWeakEnough && (account?.passwordHash ?? null) !== null,
        mail: isWeakEnough && viewer.emailVerified,
        sentTo: await addressOfCode(context, browserOf(request, context.config), viewer.userId),
      });
    },
  });
  routes.form('password.confirm.store', {
    body: confirmation,
    policy: signedIn,
    limit: 'credentials',
    handle: async (context, { body }) => {
      await confirmPassword(context, signedInViewer(context), body.password);
      return redirect(ownPath(body.next, route('dashboard')));
    },
  });
  routes.form('password.confirm.mail', {
    body: nextBody,
    policy: signedIn,
    limit: 'mail',
    handle: async (context, { body, request, reply }) => {
      const { email, userId } = signedInViewer(context);
      await askForMailCode(context, giveBrowser(request, reply, context.config), { email, userId });
      const to = route('password.confirm', {}, { query: { next: ownPath(body.next, '') || null } });
      return redirect(to, { success: context.t('signin.code_sent') });
    },
  });
  addOtherWays(routes);
}

/** Confirming by a code or a passkey. */
function addOtherWays(routes: Routes): void {
  routes.form('password.confirm.code', {
    body: codeBody,
    policy: signedIn,
    limit: 'credentials',
    handle: async (context, { body, request }) => {
      const viewer = signedInViewer(context);
      const isStrong = await takeEither(context, viewer, browserOf(request, context.config), body.code);
      await noteConfirmed(context, viewer, { isStrong });
      return redirect(ownPath(body.next, route('dashboard')));
    },
  });
  routes.form('password.confirm.passkey', {
    body: passkeyBody,
    policy: signedIn,
    limit: 'credentials',
    handle: async (context, { body, request }) => {
      const viewer = signedInViewer(context);
      const { userId } = viewer;
      const browser = browserOf(request, context.config);
      await takePasskey(context, browser, body.passkey, { use: 'confirm', userId });
      await noteConfirmed(context, viewer, { isStrong: true });
      return redirect(ownPath(body.next, route('dashboard')));
    },
  });
}

/** A code of the mail, where one was sent, else of the app or the recovery list; answers whether it is a second factor. */
async function takeEither(
  context: Context,
  viewer: SignedIn,
  browser: string | null,
  code: string,
): Promise<boolean> {
  const { userId, email } = viewer;
  const isMailed = (await addressOfCode(context, browser, userId)) !== null;
  const { app, recovery } = await enrolledMethods(context.database, userId);
  const hasOther = app || recovery;
  if (isMailed || !hasOther) {
    try {
      await takeMailCode(context, browser, code, { userId, origin: null });
      return false;
    } catch (error) {
      if (!hasOther || !(error instanceof InvalidInput)) throw error;
    }
  }
  await checkSecondCode(context, { userId, email }, code, null);
  return true;
}
