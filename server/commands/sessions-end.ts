import { defineCommand } from 'citty';
import { sessionEnded } from '../accounts/events.ts';
import { email } from '../accounts/schemas.ts';
import { transact, type Context } from '../core/context.ts';
import { say } from '../core/process/console.ts';
import { validate } from '../core/validation.ts';
import * as z from 'zod';
import { withApp } from './command-app.ts';

const ONE_OF_BOTH = 'Say either --email ADDRESS or --all.';

export const sessionsEnd = defineCommand({
  meta: {
    name: 'sessions-end',
    description: 'Log one account, or everybody, out of all browsers, devices and programs',
  },
  args: {
    email: { type: 'string', description: 'The address of the account' },
    all: { type: 'boolean', description: 'Everybody, administrators too' },
  },
  run: async ({ args }) => {
    if ((args.email === undefined) === (args.all !== true)) throw new Error(ONE_OF_BOTH);
    await withApp(async ({ context }) => {
      const ended = await endSessions(context, args.email ?? null);
      say(`${ended} sessions were ended.`);
    });
  },
});

/** Ends the sessions of the account with this address; null: of everybody. Throws where no account has it. */
export async function endSessions(context: Context, address: string | null): Promise<number> {
  const userId = address === null ? null : await userOf(context, address);
  return transact(context, async (tx) => {
    const ended = await tx.database
      .deleteFrom('sessions')
      .$if(userId !== null, (query) => query.where('user_id', '=', userId))
      .returning('user_id')
      .execute();
    for (const one of new Set(ended.map(({ user_id }) => user_id))) tx.announce(sessionEnded(one));
    return ended.length;
  });
}

async function userOf({ database }: Context, given: string): Promise<number> {
  const { email: address } = validate(z.object({ email: email() }), { email: given });
  const user = await database
    .selectFrom('users')
    .select('id')
    .where('email', '=', address)
    .executeTakeFirst();
  if (!user) throw new Error(`No account has the address ${address}.`);
  return user.id;
}
