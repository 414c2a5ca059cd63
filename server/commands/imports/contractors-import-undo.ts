import { defineCommand } from 'citty';
import { sql } from 'kysely';
import { undoImport, type Stays, type UndoResult } from '../../contractors/import/saving/undo-import.ts';
import { refreshSearchWords } from '../../contractors/words/search-words.ts';
import { say } from '../../core/process/console.ts';
import { refreshRatingSummaries } from '../../reviews/refresh-summary.ts';
import { withApp, type CommandApp } from '../command-app.ts';
import { importNumberOf } from './import-options.ts';
import { INTERRUPTED, withProgress } from './run-import.ts';

const SHOWN_ON_THE_TERMINAL = 20;

export const contractorsImportUndo = defineCommand({
  meta: {
    name: 'contractors-import-undo',
    description: 'Undo an import: remove what it created and nobody has built on, restore what it changed',
  },
  args: {
    run: { type: 'positional', description: 'The number that contractors-imports shows', required: true },
  },
  run: async ({ args }) => {
    const result = await withApp((app) => runUndo(app, importNumberOf(args.run)));
    if (!result.finished) process.exitCode = INTERRUPTED;
  },
});

async function runUndo({ handle, context, pageCache }: CommandApp, importId: number): Promise<UndoResult> {
  const { database } = handle;
  const result = await withProgress((signal, show) =>
    undoImport({
      database,
      importId,
      signal,
      refresh: async (transaction, ids) => {
        await sql`select refresh_contractor_search(${sql.val(ids)}::integer[])`.execute(transaction);
        await refreshRatingSummaries(transaction, ids, context.now);
      },
      onProgress: ({ part }) => show(part, ''),
    }).finally(() => pageCache.drop(['contractor-pages', 'contractors'])),
  );
  await refreshSearchWords(database);
  pageCache.drop(['contractors']);
  sayResult(result);
  return result;
}

function sayResult({ removed, restored, stays, finished }: UndoResult): void {
  const number = (count: number): string => count.toLocaleString('en-US');
  say(`  ${number(removed)} removed, ${number(restored)} restored, ${number(stays.length)} stay`);
  for (const { contractorId, reason } of stays.slice(0, SHOWN_ON_THE_TERMINAL))
    say(`  Contractor ${contractorId} ${wordsOf(reason)}.`);
  if (stays.length > SHOWN_ON_THE_TERMINAL)
    say(`  … and ${number(stays.length - SHOWN_ON_THE_TERMINAL)} more.`);
  say(finished ? '  Done.' : '  Stopped. The same command goes on from here.');
}

function wordsOf(reason: Stays['reason']): string {
  switch (reason) {
    case 'changed_since':
      return 'was changed after the import and keeps what was changed';
    case 'claimed':
      return 'stays: it has an owner';
    case 'later_import':
      return 'stays: a later import names it';
    case 'other_list':
      return 'stays: another list names it too';
    case 'decided':
      return 'stays: an administrator decided about it';
    default:
      return `stays: there are ${reason.slice('has_'.length).replaceAll('_', ' ')} of it`;
  }
}
