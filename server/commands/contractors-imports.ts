import { defineCommand } from 'citty';
import { ImportError } from '../contractors/import/import-error.ts';
import type { ReadReport } from '../contractors/import/roster/read-report.ts';
import { say } from '../core/process/console.ts';
import type { Queryable } from '../database/client.ts';
import { withApp } from './command-app.ts';
import { sayReport } from './rejected-rows.ts';

const SHOWN = 50;

export const contractorsImports = defineCommand({
  meta: {
    name: 'contractors-imports',
    description: 'List the latest imports, with the numbers to undo them by, or show one with its report',
  },
  args: {
    run: { type: 'positional', description: 'The number of one import', required: false },
  },
  run: async ({ args }) => {
    await withApp(async ({ handle: { database } }) => {
      const id = args.run === undefined ? null : numberOf(args.run);
      const runs = await readRuns(database, id);
      if (runs.length === 0)
        say(id === null ? 'Nothing has been imported yet.' : `There is no import ${id}.`);
      for (const run of runs) sayRun(run, id !== null);
    });
  },
});

type Run = Awaited<ReturnType<typeof readRuns>>[number];

function readRuns(database: Queryable, id: number | null) {
  return database
    .selectFrom('contractor_imports')
    .select(['id', 'source', 'as_of', 'state', 'started_at', 'report'])
    .select(['created_count', 'updated_count', 'unchanged_count', 'skipped_count', 'missing_count'])
    .select('rejected_count')
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

function numberOf(given: string): number {
  const id = Number(given);
  if (!Number.isSafeInteger(id) || id < 1)
    throw new ImportError(`"${given}" is no number of an import; contractors-imports lists them.`);
  return id;
}
