import { sql } from 'kysely';
import type { Queryable } from '../database/client.ts';
import { RESOURCE_NAMES, type ResourceName } from './resource.ts';
import { EMPTY_SUM, type Sum } from './sums.ts';

export const FORMATS = ['jsonl', 'csv', 'parquet'] as const;
export type Format = (typeof FORMATS)[number];

/** A file of an edition. `sha256` in hexadecimal. */
export type DataFile = {
  name: string;
  resource: ResourceName;
  format: Format;
  bytes: number;
  sha256: string;
};
/** All files of one moment. `number` is that of the change before which they were made. */
export type Edition = { number: number; madeAt: string; files: DataFile[] };

export type DataState = {
  /** Number of the latest change. */
  number: number;
  changedAt: string;
  sums: Record<ResourceName, Sum>;
  /** Entries of the public log whose changes are in it. */
  logSize: number;
  edition: Edition | null;
};

/**
 * One at a time writes, of all processes, until the commit; pages read meanwhile. As the first statement of a transaction that reads one
 * moment, that moment is after the wait.
 */
export const lockOpenData = (tx: Queryable): Promise<unknown> =>
  sql`lock table open_data_state in share row exclusive mode`.execute(tx);

export async function readState(database: Queryable): Promise<DataState> {
  const row = await database
    .selectFrom('open_data_state')
    .select(['number', 'changed_at', 'sums', 'log_size', 'edition'])
    .executeTakeFirstOrThrow();
  const sums = row.sums as Partial<Record<ResourceName, Sum>>;
  return {
    number: row.number,
    changedAt: row.changed_at.toISOString(),
    sums: Object.fromEntries(
      RESOURCE_NAMES.map((name) => [name, sums[name] ?? EMPTY_SUM]),
    ) as DataState['sums'],
    logSize: row.log_size,
    edition: row.edition as Edition | null,
  };
}

export async function writeState(tx: Queryable, state: DataState): Promise<void> {
  await tx
    .updateTable('open_data_state')
    .set({
      number: state.number,
      changed_at: state.changedAt,
      sums: state.sums,
      log_size: state.logSize,
      edition: state.edition,
    })
    .execute();
}

/** Hourly ones of 31 days, and those of editions; who was away longer begins with the latest edition. */
const CHANGES_KEPT = 31 * 25;

/** The oldest change that readers can follow from. The first edition is no change. */
export const oldestChange = (number: number): number => Math.max(2, number - CHANGES_KEPT + 1);
