import { defineCommand } from 'citty';
import { undoPermits } from '../../contractors/permits/saving/undo-permits.ts';
import { say } from '../../core/process/console.ts';
import { withApp } from '../command-app.ts';
import { importNumberOf } from './import-options.ts';
import { countsOf, INTERRUPTED, withProgress } from './run-import.ts';

export const permitsImportUndo = defineCommand({
  meta: {
    name: 'permits-import-undo',
    description: 'Undo an import of permits: remove what it created, restore what it changed',
  },
  args: {
    run: { type: 'positional', description: 'The number that permits-imports shows', required: true },
  },
  run: async ({ args }) => {
    const importId = importNumberOf(args.run);
    const { finished, ...counts } = await withApp(({ handle, context, pageCache }) =>
      withProgress((signal, show) =>
        undoPermits({
          database: handle.database,
          importId,
          now: context.now,
          signal,
          onProgress: ({ part }) => show(part, ''),
        }).finally(() => pageCache.drop(['contractor-pages', 'contractors'])),
      ),
    );
    say(`  ${countsOf(counts)}`);
    say(finished ? '  Done.' : '  Stopped. The same command goes on from here.');
    if (!finished) process.exitCode = INTERRUPTED;
  },
});
