import { defineCommand } from 'citty';
import { resealAppCodes } from '../accounts/second/reseal-app-codes.ts';
import { say } from '../core/process/console.ts';
import type { Database } from '../database/client.ts';
import { resealKeys } from '../public-log/log-keys.ts';
import { withDatabase } from './command-app.ts';
import { givenSecret } from './given-secret.ts';

export const appKey = defineCommand({
  meta: {
    name: 'app-key',
    description: 'After a new APP_KEY was set: take over what the former one encrypted, while nothing runs',
  },
  args: {},
  run: async () => {
    const former = await givenSecret('The former APP_KEY');
    await withDatabase(async ({ handle: { database }, config }) => {
      say(await takeOver(database, { former, current: config.appKey }));
    });
  },
});

/** Encrypts keys of apps and of the public log anew, all or none. Throws where the former key opens nothing of what is left. */
export async function takeOver(
  database: Database,
  keys: { former: string; current: string },
): Promise<string> {
  if (keys.former === keys.current)
    throw new Error('APP_KEY is still the former one: set the new one first.');
  return database.transaction().execute(async (tx) => {
    const log = await resealKeys(tx, keys);
    const { sealed, closed } = await resealAppCodes(tx, keys);
    const rest =
      closed > 0
        ? ` ${closed} ${closed === 1 ? 'key of an app is' : 'keys of apps are'} of neither: their users need a recovery code or user-recover.`
        : '';
    return `Encrypted anew: keys of the public log ${log}, keys of apps ${sealed}.${rest}`;
  });
}
