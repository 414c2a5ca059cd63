import { defineCommand } from 'citty';
import type { PermitRun } from '../../contractors/import/import-progress.ts';
import { PERMIT_LAYOUTS } from '../../contractors/permits/layouts.ts';
import {
  importPermits,
  type PermitImportOptions,
  type PermitImportResult,
} from '../../contractors/permits/saving/import-permits.ts';
import { say } from '../../core/process/console.ts';
import { withApp, type CommandApp } from '../command-app.ts';
import { commandPath } from '../command-path.ts';
import { asOfOf, dateOrderOf, sourceOf } from './import-options.ts';
import { cityOf, layoutOf, regionOf, sourceUrlOf } from './permit-options.ts';
import { collectRejectedRows } from './rejected-rows.ts';
import { countsOf, INTERRUPTED, withProgress } from './run-import.ts';

type Request = Pick<PermitImportOptions, 'file' | 'source' | 'layout' | 'dryRun'> & {
  place: Omit<PermitRun, 'regionId'> & { region: string };
  report: string | null;
};

export const permitsImport = defineCommand({
  meta: {
    name: 'permits-import',
    description: 'Import a city’s list of permits (CSV of any size) and join them to contractors',
  },
  args: {
    file: { type: 'positional', description: 'The list, as CSV', required: true },
    layout: {
      type: 'string',
      description: `How the file is written: ${Object.keys(PERMIT_LAYOUTS).join(', ')}`,
      valueHint: 'NAME',
    },
    map: { type: 'string', description: 'A map file, in place of a layout', valueHint: 'FILE.json' },
    source: {
      type: 'string',
      description: 'Who published it, as the contractor pages show it',
      valueHint: 'LABEL',
      required: true,
    },
    'source-url': {
      type: 'string',
      description: 'The page where everybody can read the list',
      valueHint: 'URL',
    },
    city: { type: 'string', description: 'The city of permits that name none', required: true },
    region: {
      type: 'string',
      description: 'Its state, such as TX or SON',
      valueHint: 'CODE',
      required: true,
    },
    'listed-on': {
      type: 'string',
      description: 'The day the list was drawn up; today where it is left out',
      valueHint: 'YYYY-MM-DD',
    },
    report: {
      type: 'string',
      description: 'Write the rejected rows and the values that were not understood there',
      valueHint: 'FILE.csv',
    },
    'date-order': {
      type: 'string',
      description: 'Order of day and month in the dates of the file',
      valueHint: 'mdy|dmy',
    },
    encoding: { type: 'string', description: 'Encoding of the file, such as cp850', valueHint: 'NAME' },
    'dry-run': { type: 'boolean', description: 'Say what would happen, and write nothing' },
  },
  run: async ({ args }) => {
    const request: Request = {
      file: commandPath(args.file),
      source: { name: sourceOf(args.source), asOf: asOfOf(args['listed-on'], '--listed-on') },
      layout: {
        ...layoutOf(args.layout, args.map),
        ...(args['date-order'] === undefined ? {} : { date_order: dateOrderOf(args['date-order']) }),
        ...(args.encoding === undefined ? {} : { encoding: args.encoding }),
      },
      place: { sourceUrl: sourceUrlOf(args['source-url']), city: cityOf(args.city), region: args.region },
      report: args.report === undefined ? null : commandPath(args.report),
      dryRun: args['dry-run'] === true,
    };
    const result = await withApp((app) => runImport(app, request));
    if (!result.finished) process.exitCode = INTERRUPTED;
    else if (wasRefused(result)) process.exitCode = 1;
  },
});

async function runImport(
  { handle: { database }, context, pageCache }: CommandApp,
  { place: { region, ...place }, layout, report, ...request }: Request,
): Promise<PermitImportResult> {
  const found = await regionOf(database, region);
  const rejected = collectRejectedRows(report);
  say(`Importing ${request.file}${request.dryRun ? ' (dry run: nothing is written)' : ''}`);
  const result = await withProgress((signal, show) =>
    importPermits({
      ...request,
      database,
      layout: { ...layout, country: found.country },
      place: { ...place, regionId: found.id },
      now: context.now,
      signal,
      onRejected: rejected.add,
      onProgress: ({ part, counts }) => show(part, countsOf(counts)),
    }).finally(() => {
      // Also of a run that failed: the batches before stay.
      if (!request.dryRun) pageCache.drop(['contractor-pages', 'contractors']);
    }),
  );
  rejected.finish(result.report);
  sayResult(result);
  return result;
}

function sayResult(result: PermitImportResult): void {
  const { counts, rejected, joins, sameAs, importId, finished, resumedAfterLine } = result;
  if (sameAs !== null) say(`  This file was imported already, as import ${sameAs}: it changes nothing.`);
  if (resumedAfterLine > 0)
    say(`  Went on after line ${resumedAfterLine}, where an earlier run had stopped.`);
  if (sameAs === null) say(`  ${countsOf({ ...counts, rejected })}`);
  say(
    `  ${joins.joined} permits were joined to contractors; ${joins.proposed} businesses wait at /admin/permits.`,
  );
  if (wasRefused(result))
    say('  Most rows were refused: the layout or the file is probably not what it should be.');
  if (!finished) say('  Stopped. The same command goes on from here.');
  else say(importId === 0 ? '  Done.' : `  Done. permits-import-undo ${importId} undoes it.`);
}

/** Most rows of a file that fits its layout are permits. */
const wasRefused = ({ counts, rejected }: PermitImportResult): boolean =>
  rejected > counts.created + counts.updated + counts.unchanged + counts.skipped;
