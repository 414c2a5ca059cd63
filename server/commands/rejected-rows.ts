import { closeSync, openSync, writeSync } from 'node:fs';
import { stringify } from 'csv-stringify/sync';
import { ImportError } from '../contractors/import/import-error.ts';
import type { RejectedRow } from '../contractors/import/import-roster.ts';
import { say } from '../core/process/console.ts';

/** More than this would push the result off the screen; the report file has them all. */
const SHOWN_ON_THE_TERMINAL = 20;

export type RejectedRows = { add: (row: RejectedRow) => void; finish: () => void };

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
    finish: () => {
      for (const { line, reason } of shown) say(`  Line ${line} ${reason}.`);
      if (count > shown.length)
        say(
          `  … and ${count - shown.length} more${reportFile === null ? ' (--report FILE.csv lists all)' : ''}.`,
        );
      if (file !== null) closeSync(file);
      if (reportFile !== null) say(`  The rejected rows are in ${reportFile}.`);
    },
  };
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
