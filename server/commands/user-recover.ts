import { randomBytes } from 'node:crypto';
import { defineCommand } from 'citty';
import * as z from 'zod';
import { route } from '../../common/routes/route-table.ts';
import { RECOVERY_LINK_MINUTES } from '../../common/limits/sign-in.ts';
import { email } from '../accounts/schemas.ts';
import { beginStep } from '../accounts/sign-in/steps.ts';
import type { Context } from '../core/context.ts';
import { say } from '../core/process/console.ts';
import { validate } from '../core/validation.ts';
import { withApp } from './command-app.ts';

export const userRecover = defineCommand({
  meta: {
    name: 'user-recover',
    description: 'Print a link, for one use, that removes the second step of an account and logs it in',
  },
  args: { email: { type: 'string', description: 'The address of the account', required: true } },
  run: async ({ args }) => {
    await withApp(async ({ context }) => {
      say(await recoveryLink(context, args.email));
      say(`It works once, for ${RECOVERY_LINK_MINUTES} minutes. Its user is mailed when it is used.`);
    });
  },
});

/** Makes the link; any earlier one of the account ends. Throws where no open account has the address. */
export async function recoveryLink(context: Context, given: string): Promise<string> {
  const { email: address } = validate(z.object({ email: email() }), { email: given });
  const user = await context.database
    .selectFrom('users')
    .select('id')
    .where('email', '=', address)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (!user) throw new Error(`No account has the address ${address}.`);
  await context.database
    .deleteFrom('sign_in_steps')
    .where('kind', '=', 'recovery')
    .where('user_id', '=', user.id)
    .execute();
  const token = randomBytes(30).toString('base64url');
  await beginStep(context, {
    kind: 'recovery',
    browser: null,
    key: token,
    userId: user.id,
    minutes: RECOVERY_LINK_MINUTES,
  });
  context.log.warn({ userId: user.id }, 'a link that recovers an account was made');
  return context.config.appUrl + route('login.recover', { token });
}
