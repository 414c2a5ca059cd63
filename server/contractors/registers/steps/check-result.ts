import { EXAMPLES_MAX } from '../../../../common/limits/registers.ts';
import type { LicenseStatus } from '../../../../common/constants.ts';
import type { ImportCounts, RejectedRow } from '../../import/import-roster.ts';
import type { ListingColumn } from '../../import/listing-columns.ts';
import type { ReadReport } from '../../import/roster/read-report.ts';
import type { Listing } from '../../import/listing-rules.ts';
import type { ComparedBatch } from '../../import/saving/save-listings.ts';
import type { Update } from '../../import/saving/compare-listings.ts';
import type { KnownOfSource } from './known-of-source.ts';

/** One business as a list has it. */
export type ExampleListing = {
  name: string;
  city: string | null;
  license: string | null;
  status: LicenseStatus | null;
  expiresOn: string | null;
};
export type ExampleChange = {
  /** Results of earlier versions have none. */
  id?: number;
  name: string;
  /** `before` and `after` of each column that changes; licenses are counted. */
  changes: { column: ListingColumn; before: string; after: string }[];
  licensesAdded: number;
  licensesChanged: number;
};
/** The result of a check: kept with the list and shown by its page. */
export type CheckResult = {
  counts: ImportCounts;
  report: ReadReport;
  /** Its file has corrected rows only. */
  isPart?: boolean;
  /** Listings that the list no longer names, of the known ones of its source. */
  gone: number;
  known: number;
  goneIds: number[];
  created: ExampleListing[];
  updated: ExampleChange[];
  unchanged: string[];
  refused: RejectedRow[];
};

/** Keeps the first examples of each kind, and the listings that were not named. */
export function createExamples(known: KnownOfSource) {
  const total = known.total;
  const created: ExampleListing[] = [];
  const updated: ExampleChange[] = [];
  const unchanged: string[] = [];
  const refused: RejectedRow[] = [];
  const add = <Example>(examples: Example[], more: readonly Example[]) =>
    examples.push(...more.slice(0, Math.max(0, EXAMPLES_MAX - examples.length)));
  return {
    addRefused: (row: RejectedRow) => add(refused, [row]),
    addBatch: ({ fresh, compared }: ComparedBatch) => {
      add(
        created,
        fresh.map(({ listing }) => exampleOf(listing)),
      );
      for (const { id, outcome, update } of compared) {
        known.ids.delete(id);
        if (outcome === 'updated' && update !== null) add(updated, [changeOf(update)]);
        else if (update !== null) add(unchanged, [update.known.columns.name]);
      }
    },
    finish: () => ({
      gone: known.ids.size,
      known: total,
      goneIds: [...known.ids].slice(0, EXAMPLES_MAX),
      created,
      updated,
      unchanged,
      refused,
    }),
  };
}

export function exampleOf({ name, city, licenses }: Listing): ExampleListing {
  const [license] = licenses;
  return {
    name,
    city,
    license: license ? [license.state, license.number, license.class].filter(Boolean).join(' ') : null,
    status: license?.status ?? null,
    expiresOn: license?.expiresOn ?? null,
  };
}

function changeOf({ known, columns, changed, licenses }: Update): ExampleChange {
  return {
    id: known.id,
    name: known.columns.name,
    changes: changed.map((column) => ({
      column,
      before: textOf(known.columns[column]),
      after: textOf(columns[column]),
    })),
    licensesAdded: licenses.added.length,
    licensesChanged: licenses.changed.length,
  };
}

const textOf = (value: string | number | boolean | readonly number[] | null): string =>
  value === null ? '' : typeof value === 'object' ? value.join(', ') : String(value);
