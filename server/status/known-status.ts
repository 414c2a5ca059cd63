import type { ReadContext } from '../core/context.ts';
import { isUnreachable } from '../database/unreachable.ts';
import { TooLate, withinTime } from '../monitoring/within-time.ts';
import { readStatus, type StatusRows } from './queries/read-status.ts';

/** A reader of this page does not wait for a database that hangs. */
const LONGEST_MS = 1_500;

/** The last that was read, by application, for the time without the database. */
const known = new WeakMap<object, StatusRows>();

/** Reads the status; while the database is away, answers with the last that was known. */
export async function knownStatus({
  database,
  config,
  now,
}: Pick<ReadContext, 'database' | 'config' | 'now'>): Promise<{ rows: StatusRows | null; isAway: boolean }> {
  try {
    const rows = await withinTime(readStatus(database, now), LONGEST_MS);
    known.set(config, rows);
    return { rows, isAway: false };
  } catch (error) {
    if (!isUnreachable(error) && !(error instanceof TooLate)) throw error;
    return { rows: known.get(config) ?? null, isAway: true };
  }
}
