import type { FastifyReply, FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import { isLanguage } from '../../../common/format/language.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { Flash } from '../../../web/pages/shared-props.ts';
import type { OtherWays } from '../../../common/profiles/sign-in.ts';
import { keepMembership } from '../../billing/closing/closing-membership.ts';
import { keptNotice } from '../../billing/closing/kept-notice.ts';
import { hasNews } from '../../content/news/take-news.ts';
import { chosenLanguage } from '../../core/http/own-cookies.ts';
import { redirect, type Answer } from '../../core/answers.ts';
import type { Context } from '../../core/context.ts';
import type { Config } from '../../core/config/config.ts';
import type { Accounts } from '../accounts.ts';
import { logIn, type Arrival } from '../actions/log-in.ts';
import { giveDevice } from '../origins.ts';
import { ownPath } from '../own-path.ts';
import { credentialOfUser, type Credential } from '../queries/credentials.ts';
import { asksSecond, enrolledMethods } from '../second/enrolled.ts';
import { applyDueReset } from '../second/reset.ts';
import { setLanguageCookie } from '../sessions/language-cookie.ts';
import { enterSession, sessionTokenOf } from '../sessions/sessions.ts';
import { beginStep, giveBrowser } from './steps.ts';
import { notFound } from '../../core/errors.ts';

/** One request of somebody who signs in. */
export type Visit = { context: Context; accounts: Accounts; request: FastifyRequest; reply: FastifyReply };

export const arrivalOf = ({ context, accounts, request, reply }: Visit): Arrival => ({
  ip: context.ip,
  device: giveDevice(request, reply, context.config),
  userAgent: request.headers['user-agent'],
  formerToken: sessionTokenOf(request, accounts),
});

/** Browsers make passkeys for a name, never for an address. */
export const hasPasskeys = ({ appUrl }: Pick<Config, 'appUrl'>): boolean =>
  isIP(new URL(appUrl).hostname.replace(/^\[(.*)\]$/, '$1')) === 0;

/** The ways to log in that this server offers beside the password. */
export const otherWays = (config: Config): OtherWays => ({
  passkey: hasPasskeys(config),
  providers: config.signInProviders.map(({ id, name }) => ({ id, name })),
});

/** Lets a user in after the right password, code by mail or provider, or asks for the second factor of the account first. */
export async function afterFirstFactor(
  visit: Visit,
  account: Pick<Credential, 'userId'>,
  next: string | undefined,
): Promise<Answer> {
  const { context, request, reply } = visit;
  const { userId } = account;
  await applyDueReset(context, userId);
  const user = await context.database
    .selectFrom('users')
    .select('role')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const methods = await enrolledMethods(context.database, userId);
  if (!asksSecond(methods, user.role as 'admin')) return enter(visit, { userId, isStrong: false }, next);
  const browser = giveBrowser(request, reply, context.config);
  await beginStep(context, { kind: 'second', browser, userId });
  return redirect(
    route('login.second', {}, { language: context.language, query: { next: ownPath(next, '') || null } }),
  );
}

/** Opens the session of a user who proved all that the account asks for, and leads on. */
export async function enter(
  visit: Visit,
  proven: { userId: number; isStrong: boolean },
  next: string | undefined,
  flash: Flash = {},
): Promise<Answer> {
  const { context, accounts, request, reply } = visit;
  const account = await credentialOfUser(context.database, proven.userId);
  if (!account) throw notFound();
  const { session, kept } = await logIn(context, accounts, proven, arrivalOf(visit), keepMembership);
  enterSession(request, reply, accounts, session);
  const chosen = chosenLanguage(request);
  const language = isLanguage(chosen) ? chosen : account.language;
  if (language !== chosen) setLanguageCookie(reply, context.config, language);
  if (account.status === 'inactive') return redirect(route('account.inactive', {}, { language }));
  const news = await hasNews(context, account.userId);
  return redirect(ownPath(next, route('dashboard')), {
    ...flash,
    ...(news && { news }),
    ...(kept && keptNotice(context, kept.plan)),
  });
}
