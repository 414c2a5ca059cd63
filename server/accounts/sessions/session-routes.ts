import * as z from 'zod';
import { route } from '../../../common/routes/route-table.ts';
import { urlInLanguage } from '../../../common/format/url-language.ts';
import { matchingListings } from '../../contractors/queries/matching-listings.ts';
import { referenceLists } from '../../contractors/reference-lists.ts';
import { inertia, redirect, type Answer } from '../../core/answers.ts';
import type { Context } from '../../core/context.ts';
import { anyone, signedIn } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import { text } from '../../core/validation.ts';
import type { Accounts } from '../accounts.ts';
import { chooseLanguage } from '../actions/choose-language.ts';
import { fileAccountAppeal } from '../actions/file-account-appeal.ts';
import { checkCredentials } from '../actions/check-password.ts';
import { openSession } from '../actions/log-in.ts';
import { afterFirstFactor, arrivalOf, otherWays } from '../sign-in/enter-routes.ts';
import { logOut } from '../actions/log-out.ts';
import { register } from '../actions/register.ts';
import { inactiveRights } from '../../dashboard/inactive-rights.ts';
import { detectLanguage } from '../../content/text-language.ts';
import { accountOfLink, askConfirmation, verifyEmail } from '../actions/verify-email.ts';
import { isAtThisMachine } from './development.ts';
import { inactiveNotice } from '../status/inactive-notice.ts';
import { aimOf } from './aim.ts';
import { setLanguageCookie } from './language-cookie.ts';
import { ownPath, refererPath } from '../own-path.ts';
import { demoAccounts } from '../queries/demo-accounts.ts';
import {
  accountAppeal,
  emptyBody,
  languageChoice,
  login,
  nextQuery,
  registerQuery,
  registration,
  resendBody,
} from '../schemas.ts';
import { bearerTokenOf, enterSession, leaveSession, sessionTokenOf } from './sessions.ts';

const verificationParams = z.object({ token: text().max(200) });

/** Join, register, log in and out, confirm the address, choose the language. */
export function addSessionRoutes(routes: Routes, accounts: Accounts): void {
  routes.page('join', {
    query: nextQuery,
    policy: anyone,
    handle: (context, { query }) =>
      atHomeOr(context, query.next, () => inertia('accounts/join', { next: query.next ?? null })),
  });

  routes.page('register', {
    query: registerQuery,
    policy: anyone,
    handle: async (context, { query: { role, next = null } }) => {
      const { trades } = await referenceLists(context);
      const choices = trades.map((trade) => ({ value: trade.id, label: trade[context.language] }));
      const aim = await aimOf(context, next);
      const props = { role, next, aim, trades: role === 'contractor' ? choices : [] };
      return atHomeOr(context, next ?? undefined, () => inertia('accounts/register', props));
    },
  });
  routes.form('register.store', {
    body: registration,
    policy: anyone,
    limit: 'credentials',
    limitOfValid: 'registration',
    handle: async (context, { body, request, reply }) => {
      if (context.viewer) return redirect(ownPath(body.next, route('dashboard')));
      const visit = { context, accounts, request, reply };
      const made = await register(context, body);
      enterSession(
        request,
        reply,
        accounts,
        await openSession(context, accounts, { userId: made.userId, isStrong: false }, arrivalOf(visit)),
      );
      return redirect(ownPath(body.next, route('verification.notice')), {
        success: context.t('accounts.registered'),
      });
    },
  });

  routes.page('login', {
    query: nextQuery,
    policy: anyone,
    handle: async (context, { query, request }) => {
      if (context.viewer) return redirect(ownPath(query.next, route('dashboard')));
      const developing = context.config.environment === 'development' && isAtThisMachine(request);
      const demo = developing ? await demoAccounts(context.database) : [];
      return inertia('accounts/login', {
        next: query.next ?? null,
        ways: otherWays(context.config),
        demoAccounts: demo,
      });
    },
  });
  routes.form('login.store', {
    body: login,
    policy: anyone,
    limit: 'credentials',
    handle: async (context, { body, request, reply }) => {
      const visit = { context, accounts, request, reply };
      return afterFirstFactor(visit, await checkCredentials(context, body, arrivalOf(visit)), body.next);
    },
  });

  routes.form('logout', {
    body: emptyBody,
    policy: anyone,
    handle: async (context, { request, reply }) => {
      await logOut(context, [sessionTokenOf(request, accounts), bearerTokenOf(request)]);
      leaveSession(request, reply, accounts);
      return redirect(route('home', {}, { language: context.language }), {
        success: context.t('accounts.logged_out'),
      });
    },
  });

  routes.page('account.inactive', {
    policy: anyone,
    handle: async (context) =>
      inactiveNotice(context, (text) => detectLanguage(text, 'english'), await inactiveRights(context)),
  });
  routes.form('account.appeal', {
    body: accountAppeal,
    policy: signedIn,
    limit: 'publish',
    handle: async (context, { body }) => {
      await fileAccountAppeal(context, body);
      return redirect(route('account.inactive', {}, { language: context.language }), {
        success: context.t('accounts.appeal_filed'),
      });
    },
  });

  routes.page('verification.notice', {
    query: nextQuery,
    policy: signedIn,
    handle: async (context, { query }) =>
      inertia('accounts/verify-email', {
        email: context.viewer?.email ?? '',
        verified: context.viewer?.emailVerified ?? false,
        next: ownPath(query.next, '') || null,
        listings: await matchingListings(context),
      }),
  });
  routes.page('verification.verify', {
    params: verificationParams,
    query: nextQuery,
    policy: anyone,
    handle: async (context, { params: { token }, query: { next } }) => {
      const account = await accountOfLink(context, token);
      const action = route('verification.confirm', { token });
      return inertia('accounts/email-link', {
        use: 'verify',
        action,
        email: account?.email ?? null,
        next: ownPath(next, '') || null,
      });
    },
  });
  routes.form('verification.confirm', {
    params: verificationParams,
    body: resendBody,
    policy: anyone,
    limit: 'write',
    handle: async (context, { params, body: { next } }) => {
      const verified = await verifyEmail(context, params.token);
      const onward = verified ? ownPath(next, route('dashboard')) : route('verification.notice');
      const to = context.viewer
        ? onward
        : route('login', {}, { language: context.language, query: { next: ownPath(next, '') || null } });
      return redirect(
        to,
        verified
          ? { success: context.t('accounts.verified') }
          : { error: context.t('accounts.verify_link_invalid') },
      );
    },
  });
  routes.form('verification.resend', {
    body: resendBody,
    policy: signedIn,
    limit: 'mail',
    handle: async (context, { body }) => {
      const { viewer, t } = context;
      const next = ownPath(body.next, '');
      if (viewer && !viewer.emailVerified) await askConfirmation(context, viewer.userId, next);
      return redirect(route('verification.notice', {}, { query: { next: next || null } }), {
        success: t('accounts.verify_sent', { email: viewer?.email }),
      });
    },
  });

  routes.form('language.update', {
    body: languageChoice,
    policy: anyone,
    handle: async (context, { body, request, reply }) => {
      await chooseLanguage(context, body.language);
      setLanguageCookie(reply, context.config, body.language);
      const back = ownPath(body.next ?? refererPath(request, context.config), route('home'));
      return redirect(urlInLanguage(back, body.language));
    },
  });
}

/** A signed-in user does not need the login pages. */
function atHomeOr(context: Context, next: string | undefined, page: () => Answer): Answer {
  return context.viewer ? redirect(ownPath(next, route('dashboard'))) : page();
}
