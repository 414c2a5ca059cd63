import { defineCommand } from 'citty';
import { say } from '../core/process/console.ts';
import { withApp } from './command-app.ts';

const SHOWN = 50;

export const contractorsImports = defineCommand({
  meta: {
    name: 'contractors-imports',
    description: 'List the latest imports, with the numbers to undo them by',
  },
  run: async () => {
    await withApp(async ({ handle: { database } }) => {
      const runs = await database
        .selectFrom('contractor_imports')
        .select(['id', 'source', 'as_of', 'state', 'started_at'])
        .select(['created_count', 'updated_count', 'unchanged_count', 'skipped_count', 'missing_count'])
        .orderBy('id', 'desc')
        .limit(SHOWN)
        .execute();
      if (runs.length === 0) say('Nothing has been imported yet.');
      for (const run of runs) {
        const counts = `${run.created_count} created, ${run.updated_count} updated, ${run.unchanged_count} unchanged, ${run.skipped_count} skipped, ${run.missing_count} missing`;
        say(
          `${run.id}  ${run.started_at.toISOString().slice(0, 16)}  ${run.state}  ${run.source}, as of ${run.as_of}: ${counts}`,
        );
      }
    });
  },
});
