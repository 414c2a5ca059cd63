import type { Language } from '../../../common/format/language.ts';
import { route } from '../../../common/routes/route-table.ts';
import { inertia, redirect, type Answer } from '../../core/answers.ts';
import type { Context } from '../../core/context.ts';
import { reasonNames } from '../../decisions/reason-codes.ts';
import { toInactiveAccountView } from './inactive-view.ts';
import { accountCase } from '../queries/account-case.ts';

/** The owner's remaining rights, composed of other nouns by the route. */
type Rights = Parameters<typeof inertia<'accounts/inactive-account'>>[1]['rights'];

/**
 * The reason for an inactive account, and the way to appeal. An active user is redirected. `languageOf` tells
 * the language in which an administrator wrote.
 */
export async function inactiveNotice(
  { viewer, database, language, now }: Context,
  languageOf: (text: string) => Language,
  rights: Rights,
): Promise<Answer> {
  if (viewer?.status === 'active') return redirect(route('dashboard'));
  if (!viewer) return inertia('accounts/inactive-account', { account: null, rights: null });
  const [account, nameOf] = await Promise.all([
    accountCase(database, viewer.userId),
    reasonNames(database, language),
  ]);
  return inertia('accounts/inactive-account', {
    account: toInactiveAccountView(account, nameOf(account.reasonCode), now, languageOf),
    rights,
  });
}
