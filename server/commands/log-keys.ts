import { defineCommand } from 'citty';
import { say } from '../core/process/console.ts';
import { verifiersOf } from '../public-log/log-keys.ts';
import { beginNewLog, replaceKey } from '../public-log/renew-log.ts';
import { verifierText } from '../public-log/signed-note.ts';
import { withApp } from './command-app.ts';

export const logKeys = defineCommand({
  meta: { name: 'log-keys', description: 'Show the keys of the public log, or replace them' },
  args: {
    new: { type: 'boolean', description: 'Make a new key; the former ones sign beside it for 90 days' },
    'new-log': {
      type: 'boolean',
      description: 'Go on under a new name, after a restore of an older backup than what was published',
    },
  },
  run: async ({ args }) => {
    await withApp(async ({ handle: { database }, context: { config, now } }) => {
      const isFirst = (await verifiersOf(database)).length === 0;
      if (args['new-log']) say(`The log goes on as ${await beginNewLog(database, config, now)}.`);
      else if (args.new || isFirst) await replaceKey(database, config, now);
      for (const key of await verifiersOf(database)) say(verifierText(key));
    });
  },
});
