import type { Database } from '../../../database/client.ts';
import {
  beginImport,
  fingerprintOf,
  finishPermits,
  lockImports,
  newProgress,
  recordProgress,
  type PermitRun,
  type Progress,
} from '../../import/import-progress.ts';
import type { RejectedRow } from '../../import/import-roster.ts';
import type { ReadReport } from '../../import/roster/read-report.ts';
import { readRosterFile, sizeOfRoster } from '../../import/roster/roster-file.ts';
import type { SaveCounts } from '../../import/saving/save-listings.ts';
import type { Source } from '../../import/source.ts';
import { joinPermits, type JoinCounts } from '../joining/join-permits.ts';
import type { PermitLayout } from '../permit-fields.ts';
import { readPermits } from '../read-permits.ts';
import type { WrittenPermit } from '../written-permit.ts';
import { savePermits } from './save-permits.ts';

/** Permits of one transaction. */
const BATCH_SIZE = 500;

export type PermitImportOptions = {
  database: Database;
  file: string;
  source: Source;
  layout: PermitLayout;
  place: PermitRun;
  now: Date;
  dryRun: boolean;
  onRejected: (row: RejectedRow) => void;
  /** After each batch, with the part of the file that has been read, from 0 to 1. */
  onProgress: (done: { part: number; counts: SaveCounts }) => void;
  /** Stops after the batch at hand; the next run goes on from there. */
  signal?: AbortSignal;
};
export type PermitImportResult = {
  importId: number;
  /** `skipped`: permits that were never issued. */
  counts: SaveCounts;
  rejected: number;
  /** The line after which an interrupted import was taken up again; 0 for a new one. */
  resumedAfterLine: number;
  /** False where `signal` stopped it. */
  finished: boolean;
  /** The import of the very same file that nothing has followed; null: there is none. */
  sameAs: number | null;
  joins: JoinCounts;
  report: ReadReport;
};

type Batch = { permits: WrittenPermit[]; lastLine: number };

/**
 * Imports a list of permits of any size in batches, each with its progress in one transaction, and joins them to listings.
 * Unusable rows are reported and skipped. Throws ImportError when the file or the layout cannot be used at all.
 */
export async function importPermits(options: PermitImportOptions): Promise<PermitImportResult> {
  const { database, file, source, layout, place, dryRun } = options;
  const size = await sizeOfRoster(file);
  const fingerprint = await fingerprintOf(file, { layout, place });
  const sameAs = await findSame(database, source, fingerprint);
  if (sameAs !== null) {
    const joins = dryRun ? NO_JOINS : await joinPermits(database, options.now);
    return { ...emptyResult(sameAs), sameAs, joins };
  }
  const progress = dryRun ? newProgress() : await beginImport(database, source, fingerprint, place);
  const resumedAfterLine = progress.lineReached;
  const seen = { bytes: 0, rejected: 0, unnamed: 0 };
  const read: { report: ReadReport } = { report: { notes: [], columns: [] } };
  const flush = async (batch: Batch): Promise<void> => {
    await saveBatch(options, progress, batch);
    options.onProgress({ part: seen.bytes / size, counts: progress.counts });
  };
  const result = (finished: boolean, joins: JoinCounts): PermitImportResult => ({
    importId: progress.id,
    counts: progress.counts,
    rejected: seen.rejected,
    resumedAfterLine,
    finished,
    sameAs: null,
    joins,
    report: read.report,
  });

  let batch: Batch = { permits: [], lastLine: 0 };
  const chunks = readRosterFile(file, (length) => (seen.bytes += length));
  const rules = { layout, listedOn: source.asOf, city: place.city };
  for await (const entry of readPermits(chunks, rules, (report) => (read.report = report))) {
    if ('reason' in entry) {
      seen.rejected += 1;
      options.onRejected({ line: entry.line, reason: entry.reason });
      continue;
    }
    if (entry.permits.length === 0) seen.unnamed += 1;
    if (entry.line <= resumedAfterLine) continue;
    if (batch.permits.length >= BATCH_SIZE) {
      await flush(batch);
      batch = { permits: [], lastLine: 0 };
      if (options.signal?.aborted) return result(false, NO_JOINS);
    }
    batch.permits.push(...entry.permits);
    batch.lastLine = entry.line;
  }
  await flush(batch);
  noteUnnamed(read.report, seen.unnamed, progress.counts.skipped);
  if (dryRun) return result(true, NO_JOINS);
  await finishPermits(database, progress.id, source, { rejected: seen.rejected, report: read.report });
  return result(true, await joinPermits(database, options.now));
}

const NO_JOINS: JoinCounts = { joined: 0, proposed: 0 };

const emptyResult = (importId: number): Omit<PermitImportResult, 'sameAs' | 'joins'> => ({
  importId,
  counts: newProgress().counts,
  rejected: 0,
  resumedAfterLine: 0,
  finished: true,
  report: { notes: [], columns: [] },
});

/** Left-out rows are ordinary in such a list, so they are counted and not refused. */
function noteUnnamed(report: ReadReport, unnamed: number, skipped: number): void {
  if (unnamed > 0)
    report.notes.push(`${unnamed} rows name no contractor, or say that the owner builds, and were left out.`);
  if (skipped > 0)
    report.notes.push(`${skipped} permits were left out: by their status they were not issued, or are void.`);
}

async function saveBatch(
  { database, place, source, dryRun }: PermitImportOptions,
  progress: Progress,
  batch: Batch,
): Promise<void> {
  if (batch.lastLine === 0) return;
  await database.transaction().execute(async (transaction) => {
    await lockImports(transaction);
    const saved = await savePermits(transaction, batch.permits, {
      importId: progress.id,
      source: source.name,
      regionId: place.regionId,
      dryRun,
    });
    progress.counts = {
      created: progress.counts.created + saved.created,
      updated: progress.counts.updated + saved.updated,
      unchanged: progress.counts.unchanged + saved.unchanged,
      skipped: progress.counts.skipped + saved.skipped,
    };
    progress.lineReached = batch.lastLine;
    if (!dryRun) await recordProgress(transaction, progress);
  });
}

/** The latest finished run of a source, where it read this very file. */
async function findSame(database: Database, source: Source, fingerprint: string): Promise<number | null> {
  const latest = await database
    .selectFrom('contractor_imports')
    .select(['id', 'fingerprint', 'as_of', 'state'])
    .where('kind', '=', 'permits')
    .where('source', '=', source.name)
    .where('state', '<>', 'undone')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const isSame =
    latest?.state === 'finished' && latest.fingerprint === fingerprint && latest.as_of === source.asOf;
  return isSame ? latest.id : null;
}
