import { route } from '../../common/route-table.ts';
import { inertia, redirect, type Answer } from '../core/answers.ts';
import type { Context } from '../core/context.ts';

/** Why the account is inactive and where to appeal. Somebody whose account works has nothing to read here. */
export async function inactiveNotice({ viewer, database, config }: Context): Promise<Answer> {
  if (viewer?.status === 'active') return redirect(route('dashboard'));
  const account = viewer
    ? await database
        .selectFrom('users')
        .select('inactive_reason')
        .where('id', '=', viewer.userId)
        .executeTakeFirst()
    : undefined;
  return inertia('accounts/inactive-account', {
    loggedIn: viewer !== null,
    reason: account?.inactive_reason ?? null,
    appealEmail: `appeals@${mailDomain(config.smtpFrom)}`,
  });
}

function mailDomain(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? 'plumbline.test';
}
