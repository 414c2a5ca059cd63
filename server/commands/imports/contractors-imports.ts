import { defineCommand } from 'citty';
import type { ReadReport } from '../../contractors/import/roster/read-report.ts';
import { say } from '../../core/process/console.ts';
import type { Queryable } from '../../database/client.ts';
import { withApp } from '../command-app.ts';
import { importNumberOf } from './import-options.ts';
import { sayReport } from './rejected-rows.ts';

const SHOWN = 50;

type Kind = 'listings' | 'permits';

const importsCommand = (kind: Kind, name: string) =>
  defineCommand({
    meta: {
      name,
      description: 'List the latest imports, with the numbers to undo them by, or show one with its report',
    },
    args: {
      run: { type: 'positional', description: 'The number of one import', required: false },
    },
    run: async ({ args }) => {
      await withApp(async ({ handle: { database } }) => {
        const id = args.run === undefined ? null : importNumberOf(args.run);
        const runs = await readRuns(database, kind, id);
        if (runs.length === 0)
          say(id === null ? 'Nothing has been imported yet.' : `There is no import ${id}.`);
        for (const run of runs) sayRun(run, id !== null);
      });
    },
  });

export const contractorsImports = importsCommand('listings', 'contractors-imports');
export const permitsImports = importsCommand('permits', 'permits-imports');

type Run = Awaited<ReturnType<typeof readRuns>>[number];

function readRuns(database: Queryable, kind: Kind, id: number | null) {
  return database
    .selectFrom('contractor_imports')
    .select(['id', 'source', 'as_of', 'state', 'started_at', 'report'])
    .select(['created_count', 'updated_count', 'unchanged_count', 'skipped_count', 'missing_count'])
    .select('rejected_count')
    .where('kind', '=', kind)
    .$if(id !== null, (query) => query.where('id', '=', id))
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
}

function sayRun(run: Run, whole: boolean): void {
  const report = run.report as ReadReport;
  const unread = report.columns.reduce((sum, { count }) => sum + count, 0);
  const counts = `${run.created_count} created, ${run.updated_count} updated, ${run.unchanged_count} unchanged, ${run.skipped_count} skipped, ${run.missing_count} missing, ${run.rejected_count} rejected`;
  say(
    `${run.id}  ${run.started_at.toISOString().slice(0, 16)}  ${run.state}  ${run.source}, as of ${run.as_of}: ${counts}, ${unread} values not understood`,
  );
  if (whole) sayReport(report);
}
