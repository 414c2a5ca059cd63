import { defineCommand } from 'citty';
import { say, step } from '../core/process/console.ts';
import { maskFor } from '../content/bad-words.ts';
import { writeEdition } from '../open-data/write-edition.ts';
import { withApp } from './command-app.ts';

export const openData = defineCommand({
  meta: { name: 'open-data', description: 'Write the open data now, instead of at night' },
  run: async () => {
    await withApp(async ({ handle: { database }, context, pageCache }) => {
      const mask = await maskFor(context);
      const { dataDir } = context.config;
      const { number, files } = await step('Writing the open data', () =>
        writeEdition({ database, dataDir, mask, now: context.now }),
      );
      pageCache.drop(['open-data']);
      say(
        `Edition ${number}: ${files.length} files, ${files.reduce((sum, { bytes }) => sum + bytes, 0)} bytes.`,
      );
    });
  },
});
