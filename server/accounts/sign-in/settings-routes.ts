import * as z from 'zod';
import { route } from '../../../common/routes/route-table.ts';
import { inertia, redirect } from '../../core/answers.ts';
import { transact, type Context } from '../../core/context.ts';
import { conflict, invalid, notFound } from '../../core/errors.ts';
import { signedIn, signedInViewer } from '../../core/policies.ts';
import { qrCodeOfText } from '../../core/qr-code.ts';
import type { Routes } from '../../core/routes.ts';
import { id } from '../../core/validation.ts';
import { noteConfirmed } from '../actions/confirm-password.ts';
import { changesSignIn } from '../policy.ts';
import { emptyBody } from '../schemas.ts';
import { lockOwnAccount } from '../queries/lock-account.ts';
import { keyToConfirm, takeAppCode } from '../second/app-codes.ts';
import { enrolledMethods } from '../second/enrolled.ts';
import { makeRecoveryCodes } from '../second/recovery-codes.ts';
import { otpauthUrl, toBase32 } from '../second/totp.ts';
import { countGuess, forgetGuesses } from '../sessions/login-throttle.ts';
import { announceSignInChange } from './announce-change.ts';
import { disconnect } from './connected.ts';
import { hasPasskeys } from './enter-routes.ts';
import { addPasskey, removePasskey } from './passkeys.ts';
import { appCodeBody, newPasskey } from './schemas.ts';
import { signInView } from './settings-queries.ts';
import { browserOf } from './steps.ts';

const params = z.object({ id: id() });
const PAGE = route('settings.signing_in');

/** Settings, "Signing in": passkeys, codes by an app, recovery codes, providers. */
export function addSignInSettingsRoutes(routes: Routes): void {
  routes.page('settings.signing_in', {
    policy: signedIn,
    handle: async (context) => {
      const viewer = signedInViewer(context);
      return inertia('settings/signing-in', {
        ...(await signInView(context, viewer)),
        canPasskey: hasPasskeys(context.config),
        isVerified: viewer.emailVerified,
        isAdministrator: viewer.role === 'admin',
      });
    },
  });
  addAppRoutes(routes);
  addCodeRoutes(routes);
  addPasskeySettings(routes);
  routes.form('settings.signing_in.disconnect', {
    params,
    body: emptyBody,
    policy: changesSignIn,
    limit: 'write',
    handle: async (context, input) => {
      await disconnect(context, signedInViewer(context), input.params.id);
      return redirect(PAGE, { success: context.t('signin.disconnected') });
    },
  });
}

function addAppRoutes(routes: Routes): void {
  routes.page('settings.signing_in.app', {
    policy: changesSignIn,
    handle: async (context) => {
      const { userId, email } = signedInViewer(context);
      const { app } = await enrolledMethods(context.database, userId);
      if (app) return redirect(PAGE);
      const secret = await keyToConfirm(context, userId);
      const url = otpauthUrl(secret, { site: context.config.appName, email });
      return inertia('settings/signing-in-app', {
        keyText:
          toBase32(secret)
            .match(/.{1,4}/g)
            ?.join(' ') ?? '',
        url,
        qrCode: qrCodeOfText(url),
      });
    },
  });
  routes.form('settings.signing_in.app.store', {
    body: appCodeBody,
    policy: changesSignIn,
    limit: 'credentials',
    handle: async (context, { body }) => {
      const viewer = signedInViewer(context);
      const guess = await countGuess(context, viewer.email, null, 'second');
      const codes = await transact(context, async (tx) => {
        await lockOwnAccount(tx.database, viewer);
        if (!(await takeAppCode(tx, viewer.userId, body.code, { confirms: true })))
          throw invalid('code', 'signin.code_wrong_new');
        await announceSignInChange(tx, viewer.userId, 'app_added');
        return makeRecoveryCodes(tx, viewer.userId);
      });
      await forgetGuesses(context, guess);
      await noteConfirmed(context, viewer, { isStrong: true });
      return inertia('settings/recovery-codes', { codes });
    },
  });
  routes.form('settings.signing_in.app.remove', {
    body: emptyBody,
    policy: changesSignIn,
    limit: 'write',
    handle: async (context) => {
      const { userId } = signedInViewer(context);
      await transact(context, async (tx) => {
        const removed = await tx.database
          .deleteFrom('app_codes')
          .where('user_id', '=', userId)
          .where('confirmed_at', 'is not', null)
          .returning('user_id')
          .executeTakeFirst();
        if (!removed) throw notFound();
        await announceSignInChange(tx, userId, 'app_removed');
      });
      return redirect(PAGE, { success: context.t('signin.app_removed') });
    },
  });
}

function addCodeRoutes(routes: Routes): void {
  const hasFactor = async (context: Context) => {
    const { app, passkey } = await enrolledMethods(context.database, signedInViewer(context).userId);
    return app || passkey;
  };
  routes.page('settings.signing_in.codes', {
    policy: changesSignIn,
    handle: async (context) =>
      (await hasFactor(context)) ? inertia('settings/recovery-codes', { codes: [] }) : redirect(PAGE),
  });
  routes.form('settings.signing_in.codes.store', {
    body: emptyBody,
    policy: changesSignIn,
    limit: 'write',
    handle: async (context) => {
      if (!(await hasFactor(context))) throw conflict('signin.codes_need_factor');
      const viewer = signedInViewer(context);
      const codes = await transact(context, async (tx) => {
        await lockOwnAccount(tx.database, viewer);
        await announceSignInChange(tx, viewer.userId, 'codes_made');
        return makeRecoveryCodes(tx, viewer.userId);
      });
      return inertia('settings/recovery-codes', { codes });
    },
  });
}

function addPasskeySettings(routes: Routes): void {
  routes.page('settings.signing_in.passkey', {
    policy: changesSignIn,
    handle: (context) =>
      hasPasskeys(context.config) ? inertia('settings/signing-in-passkey', {}) : redirect(PAGE),
  });
  routes.form('settings.signing_in.passkey.store', {
    body: newPasskey,
    policy: changesSignIn,
    limit: 'write',
    handle: async (context, { body, request }) => {
      const browser = browserOf(request, context.config);
      const { passkey: answer, name } = body;
      await addPasskey(context, browser, signedInViewer(context), { answer, name });
      return redirect(PAGE, { success: context.t('signin.passkey_added') });
    },
  });
  routes.form('settings.signing_in.passkey.remove', {
    params,
    body: emptyBody,
    policy: changesSignIn,
    limit: 'write',
    handle: async (context, input) => {
      const viewer = signedInViewer(context);
      await transact(context, (tx) => removePasskey(tx, viewer.userId, input.params.id));
      return redirect(PAGE, { success: context.t('signin.passkey_removed') });
    },
  });
}
