import { defineCommand } from 'citty';
import { sql } from 'kysely';
import {
  importRoster,
  type ImportCounts,
  type ImportResult,
} from '../../contractors/import/import-roster.ts';
import type { Mapping } from '../../contractors/import/mapping.ts';
import type { MissingResult } from '../../contractors/import/saving/mark-missing.ts';
import { PRESETS } from '../../contractors/import/presets.ts';
import type { RefreshContractors } from '../../contractors/import/saving/save-listings.ts';
import { refreshLandingPages } from '../../search/landing/refresh-landing-pages.ts';
import { findDuplicates } from '../../contractors/duplicates/find-duplicates.ts';
import { joinPermits } from '../../contractors/permits/joining/join-permits.ts';
import { refreshSearchWords } from '../../contractors/words/search-words.ts';
import { say } from '../../core/process/console.ts';
import { refreshRatingSummaries } from '../../reviews/refresh-summary.ts';
import { withApp, type CommandApp } from '../command-app.ts';
import { commandPath } from '../command-path.ts';
import { asOfOf, dateOrderOf, mappingOf, sourceOf } from './import-options.ts';
import { collectRejectedRows } from './rejected-rows.ts';
import { countsOf, INTERRUPTED, withProgress } from './run-import.ts';

type Request = {
  file: string;
  source: string;
  mapping: Mapping;
  asOf: string;
  report: string | null;
  dryRun: boolean;
};

export const contractorsImport = defineCommand({
  meta: {
    name: 'contractors-import',
    description: 'Import a public roster of contractors (CSV of any size) as unclaimed contractors',
  },
  args: {
    file: { type: 'positional', description: 'The roster, as CSV', required: true },
    source: {
      type: 'string',
      description: 'Who published it, as the contractor pages show it',
      valueHint: 'NAME',
      required: true,
    },
    map: {
      type: 'string',
      description: `${Object.keys(PRESETS).join(', ')}, or a JSON file`,
      valueHint: 'PRESET|FILE.json',
      required: true,
    },
    'as-of': {
      type: 'string',
      description: 'The day the roster was drawn up; today where it is left out',
      valueHint: 'YYYY-MM-DD',
    },
    report: {
      type: 'string',
      description: 'Write the rejected rows and the values that were not understood there',
      valueHint: 'FILE.csv',
    },
    'date-order': {
      type: 'string',
      description:
        'Order of day and month in the dates of the file; that of its country where it is left out',
      valueHint: 'mdy|dmy',
    },
    encoding: {
      type: 'string',
      description: 'Encoding of the file, such as cp850 or macintosh; told by its bytes where it is left out',
      valueHint: 'NAME',
    },
    'dry-run': { type: 'boolean', description: 'Say what would happen, and write nothing' },
  },
  run: async ({ args }) => {
    const request: Request = {
      file: commandPath(args.file),
      source: sourceOf(args.source),
      mapping: {
        ...mappingOf(args.map),
        ...(args['date-order'] === undefined ? {} : { date_order: dateOrderOf(args['date-order']) }),
        ...(args.encoding === undefined ? {} : { encoding: args.encoding }),
      },
      asOf: asOfOf(args['as-of']),
      report: args.report === undefined ? null : commandPath(args.report),
      dryRun: args['dry-run'] === true,
    };
    const result = await withApp((app) => runImport(app, request));
    if (!result.finished) process.exitCode = INTERRUPTED;
    else if (wasRefused(result.counts)) process.exitCode = 1;
  },
});

async function runImport(
  { handle, context, pageCache }: CommandApp,
  request: Request,
): Promise<ImportResult> {
  const { database } = handle;
  const rejected = collectRejectedRows(request.report);
  const refresh: RefreshContractors = async (transaction, ids) => {
    await sql`select refresh_contractor_search(${sql.val(ids)}::integer[])`.execute(transaction);
    await refreshRatingSummaries(transaction, ids, context.now);
  };
  say(`Importing ${request.file}${request.dryRun ? ' (dry run: nothing is written)' : ''}`);
  const result = await withProgress((signal, show) =>
    importRoster({
      database,
      refresh,
      file: request.file,
      mapping: request.mapping,
      dryRun: request.dryRun,
      signal,
      source: { name: request.source, asOf: request.asOf },
      onRejected: rejected.add,
      onProgress: ({ part, counts }) => show(part, summaryOf(counts)),
    }).finally(() => {
      // Also of a run that failed: the batches before stay.
      if (!request.dryRun) pageCache.drop(['contractor-pages', 'contractors']);
    }),
  );
  if (!request.dryRun) {
    await refreshSearchWords(database);
    await refreshLandingPages(database);
    await findDuplicates(database, context.now);
    await joinPermits(database, context.now);
    pageCache.drop(['contractors']);
  }
  rejected.finish(result.report);
  sayResult(result);
  return result;
}

function sayResult({ counts, resumedAfterLine, finished, missing }: ImportResult): void {
  if (resumedAfterLine > 0)
    say(`  Went on after line ${resumedAfterLine}, where an earlier run had stopped.`);
  say(`  ${summaryOf(counts)}`);
  if (missing !== null) sayMissing(missing);
  if (wasRefused(counts))
    say('  Most rows were refused: the mapping or the file is probably not what it should be.');
  say(finished ? '  Done.' : '  Stopped. The same command goes on from here.');
}

/** Tells how many listings were marked as missing from this edition, or why none were. */
function sayMissing({ missing, because }: MissingResult): void {
  if (because === 'unread_rows')
    say('  Listings that this file does not name were not marked, because some rows could not be read.');
  else if (because === 'too_many')
    say('  Listings that this file does not name were not marked: they are most of the list.');
  else if (missing !== null && missing > 0)
    say(`  ${missing.toLocaleString('en-US')} listings are no longer in the list; their pages say so.`);
}

const summaryOf = ({ created, updated, unchanged, skipped, joined, rejected }: ImportCounts): string =>
  countsOf({ created, updated, unchanged, skipped, joined, rejected });

/** Most rows of a file that fits its mapping become contractors. */
function wasRefused({ created, updated, unchanged, skipped, joined, rejected }: ImportCounts): boolean {
  return rejected > created + updated + unchanged + skipped + joined;
}
