import { closeSync, openSync, writeSync } from 'node:fs';
import { stringify } from 'csv-stringify/sync';
import { ImportError } from '../../contractors/import/import-error.ts';
import type { RejectedRow } from '../../contractors/import/import-roster.ts';
import type { ReadReport } from '../../contractors/import/roster/read-report.ts';
import { say } from '../../core/process/console.ts';

/** More than this would push the result off the screen; the report file has them all. */
const SHOWN_ON_THE_TERMINAL = 20;

export type RejectedRows = { add: (row: RejectedRow) => void; finish: (report?: ReadReport) => void };

/**
 * Collects the rows that an import refused: the first ones for the terminal, all of them in `reportFile` as
 * CSV.
 */
export function collectRejectedRows(reportFile: string | null): RejectedRows {
  const file = reportFile === null ? null : openReport(reportFile);
  const shown: RejectedRow[] = [];
  let count = 0;
  return {
    add: (row) => {
      count += 1;
      if (shown.length < SHOWN_ON_THE_TERMINAL) shown.push(row);
      if (file !== null) writeSync(file, stringify([[row.line, row.reason]]));
    },
    finish: (report) => {
      for (const { line, reason } of shown) say(`  Line ${line} ${reason}.`);
      if (count > shown.length)
        say(
          `  … and ${count - shown.length} more${reportFile === null ? ' (--report FILE.csv lists all)' : ''}.`,
        );
      if (report) sayReport(report);
      if (file !== null) {
        if (report) writeSync(file, stringify(reportRows(report)));
        closeSync(file);
        say(`  The rejected rows and the values that were not understood are in ${reportFile ?? ''}.`);
      }
    },
  };
}

const VALUES_ON_THE_TERMINAL = 5;

/** Everything about a file that was not understood, by column, with counts and the line of one example. */
export function sayReport({ notes, columns }: ReadReport): void {
  for (const note of notes) say(`  ${note}`);
  for (const { column, field, count, values } of columns) {
    const shown = values
      .slice(0, VALUES_ON_THE_TERMINAL)
      .map((one) => `"${one.value}" (${one.count} times, first on line ${one.line})`);
    const more = values.length > shown.length ? ', …' : '';
    say(`  ${count} values of ${column} (${field}) were not understood: ${shown.join(', ')}${more}`);
  }
}

/** Lines of the report file. */
function reportRows({ notes, columns }: ReadReport): string[][] {
  return [
    ...notes.map((note) => ['', note]),
    ...columns.flatMap(({ column, field, values }) =>
      values.map(({ value, count, line }) => [
        String(line),
        `${column} (${field}): "${value}" was not understood, ${count} times`,
      ]),
    ),
  ];
}

function openReport(path: string): number {
  try {
    const file = openSync(path, 'w');
    writeSync(file, stringify([['line', 'reason']]));
    return file;
  } catch (error) {
    throw new ImportError(`The report ${path} cannot be written: ${(error as Error).message}.`);
  }
}
