import { route } from '../../../common/routes/route-table.ts';
import type { Flash } from '../../../web/pages/shared-props.ts';
import { inertia, redirect, type Answer } from '../../core/answers.ts';
import type { Context } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { anyone } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import type { Accounts } from '../accounts.ts';
import { ownPath } from '../own-path.ts';
import { credentialOfUser } from '../queries/credentials.ts';
import { enrolledMethods } from '../second/enrolled.ts';
import { checkSecondCode } from './check-second.ts';
import { afterFirstFactor, arrivalOf, enter, type Visit } from './enter-routes.ts';
import { addressOfCode, askForMailCode, takeMailCode } from './mail-code.ts';
import { takePasskey } from './passkeys.ts';
import { codeBody, codeRequest, nextQuery, passkeyBody } from './schemas.ts';
import { browserOf, countTry, endStep, giveBrowser, openStep } from './steps.ts';

/** Logging in by a code that was mailed, and by a passkey. */
export function addLoginRoutes(routes: Routes, accounts: Accounts): void {
  routes.page('login.code', {
    query: nextQuery,
    policy: anyone,
    handle: async (context, { query: { next = null }, request }) => {
      if (context.viewer) return redirect(ownPath(next ?? undefined, route('dashboard')));
      const sentTo = await addressOfCode(context, browserOf(request, context.config), null);
      return inertia('accounts/login-code', { next, sentTo });
    },
  });
  routes.form('login.code.ask', {
    body: codeRequest,
    policy: anyone,
    limit: 'mail',
    handle: async (context, { body, request, reply }) => {
      const browser = giveBrowser(request, reply, context.config);
      await askForMailCode(context, browser, { email: body.email, userId: null });
      return redirect(codePage(context, body.next), { success: context.t('signin.code_sent') });
    },
  });
  routes.form('login.code.store', {
    body: codeBody,
    policy: anyone,
    limit: 'credentials',
    handle: async (context, { body, request, reply }) => {
      const visit = { context, accounts, request, reply };
      const browser = browserOf(request, context.config);
      const origin = arrivalOf(visit);
      const account = await takeMailCode(context, browser, body.code, { userId: null, origin });
      return afterFirstFactor(visit, account, body.next);
    },
  });
  routes.form('login.passkey', {
    body: passkeyBody,
    policy: anyone,
    limit: 'credentials',
    handle: async (context, { body, request, reply }) => {
      const browser = browserOf(request, context.config);
      const userId = await takePasskey(context, browser, body.passkey, { use: 'login', userId: null });
      return enter({ context, accounts, request, reply }, { userId, isStrong: true }, body.next);
    },
  });
  addSecondRoutes(routes, accounts);
}

const codePage = ({ language }: Context, next: string | undefined): string =>
  route('login.code', {}, { language, query: { next: ownPath(next, '') || null } });

/** The step after the password, a code by mail or a provider. */
function addSecondRoutes(routes: Routes, accounts: Accounts): void {
  routes.page('login.second', {
    query: nextQuery,
    policy: anyone,
    handle: async (context, { query: { next = null }, request }) => {
      if (context.viewer) return redirect(ownPath(next ?? undefined, route('dashboard')));
      const step = await openStep(context, 'second', browserOf(request, context.config));
      if (!step?.userId) return toLogin(context, next);
      const methods = await enrolledMethods(context.database, step.userId);
      return inertia('accounts/login-second', { next, methods });
    },
  });
  routes.form('login.second.store', {
    body: codeBody,
    policy: anyone,
    limit: 'credentials',
    handle: async (context, { body, request, reply }) => {
      const visit = { context, accounts, request, reply };
      return finishSecond(visit, body.next, async (userId, email) => {
        const account = { userId, email };
        const { codesLeft } = await checkSecondCode(context, account, body.code, arrivalOf(visit));
        return codesLeft === null ? {} : codesLeftNotice(context, codesLeft);
      });
    },
  });
  routes.form('login.second.passkey', {
    body: passkeyBody,
    policy: anyone,
    limit: 'credentials',
    handle: async (context, { body, request, reply }) => {
      const browser = browserOf(request, context.config);
      return finishSecond({ context, accounts, request, reply }, body.next, async (userId) => {
        await takePasskey(context, browser, body.passkey, { use: 'second', userId });
        return {};
      });
    },
  });
}

/** Checks the second factor of the login that this browser began. After five wrong ones it begins with the password again. */
async function finishSecond(
  visit: Visit,
  next: string | undefined,
  check: (userId: number, email: string) => Promise<Flash>,
): Promise<Answer> {
  const { context, request } = visit;
  const step = await openStep(context, 'second', browserOf(request, context.config));
  const account = step?.userId ? await credentialOfUser(context.database, step.userId) : undefined;
  if (!step || !account || !(await countTry(context, step.id))) return toLogin(context, next ?? null);
  const flash = await check(account.userId, account.email);
  if (!(await endStep(context, step.id))) throw invalid('code', 'signin.code_wrong');
  return enter(visit, { userId: account.userId, isStrong: true }, next, flash);
}

/** Each recovery code works once, so its user may want new ones in time. */
const codesLeftNotice = ({ t }: Context, left: number): Flash => ({
  notice: t('signin.recovery_used', { left }),
  link: { label: t('signin.codes_make'), href: route('settings.signing_in.codes') },
});

const toLogin = ({ language, t }: Context, next: string | null): Answer =>
  redirect(route('login', {}, { language, query: { next: ownPath(next ?? undefined, '') || null } }), {
    error: t('signin.step_expired'),
  });
