import { sql } from 'kysely';
import type { Database, Queryable } from '../../database/client.ts';
import { loadGazetteer } from './gazetteer.ts';
import {
  beginImport,
  fingerprintOf,
  finishImport,
  lockImports,
  newProgress,
  recordProgress,
  type Progress,
} from './import-progress.ts';
import { joinRows } from './roster/join-rows.ts';
import { identityKeys, keyListing, type KeyedListing } from './listing-keys.ts';
import type { Mapping } from './mapping.ts';
import type { MissingResult } from './saving/mark-missing.ts';
import type { ReadReport } from './roster/read-report.ts';
import { readRoster } from './roster/read-roster.ts';
import { readRosterFile, sizeOfRoster } from './roster/roster-file.ts';
import type { KnownTrade } from './roster-trades.ts';
import { createRowGroups, type RowGroups } from './roster/row-groups.ts';
import {
  saveListings,
  type ComparedBatch,
  type RefreshContractors,
  type SaveCounts,
} from './saving/save-listings.ts';
import type { Source } from './source.ts';

/** Rows of one transaction. */
const BATCH_SIZE = 500;

const NOTHING_TO_REPORT: ReadReport = { notes: [], columns: [] };

/** A row that became no contractor. `reason` is the rest of the sentence "Line 12 …". */
export type RejectedRow = { line: number; reason: string };
/** `joined`: rows that became part of a business that another row names. */
export type ImportCounts = SaveCounts & { joined: number; rejected: number };
export type ImportOptions = {
  database: Database;
  file: string;
  source: Source;
  mapping: Mapping;
  dryRun: boolean;
  refresh: RefreshContractors;
  onRejected: (row: RejectedRow) => void;
  /** After each batch, with the part of the file that has been read, from 0 to 1. */
  onProgress: (done: { part: number; counts: ImportCounts }) => void;
  /** Sees what each batch would change, or changes. */
  onCompared?: (found: ComparedBatch) => void;
  /** Gives the run's number before its first row is written. */
  onBegun?: (importId: number) => Promise<void>;
  /** Marks listings as missing even where most of the list is. */
  evenIfMostAreMissing?: boolean;
  /** The file is a part of a list: nothing that it does not name is missing. */
  isPart?: boolean;
  /** Stops after the batch at hand; the next run goes on from there. */
  signal?: AbortSignal;
};
export type ImportResult = {
  counts: ImportCounts;
  /** The line after which an interrupted import was taken up again; 0 for a new one. */
  resumedAfterLine: number;
  /** False where `signal` stopped it. */
  finished: boolean;
  /** Counts listings that this edition no longer names; null for a run that wrote nothing or was stopped. */
  missing: MissingResult | null;
  /** Values of the file that were not understood. */
  report: ReadReport;
};

type Batch = { listings: KeyedListing[]; lastLine: number };
type Reference = Parameters<typeof readRoster>[2];

/**
 * Imports a roster of any size in batches, each with its progress in one transaction. The first reading
 * groups the rows by business; the second saves each business with its last row. Unusable rows are reported
 * and skipped. Throws ImportError when the file or the mapping cannot be used at all.
 */
export async function importRoster(options: ImportOptions): Promise<ImportResult> {
  const { database, file, source, mapping, dryRun } = options;
  const size = await sizeOfRoster(file);
  const reference = { gazetteer: await loadGazetteer(database), trades: await readTrades(database) };
  const { groups, report } = await groupRows(options, reference);
  const progress = dryRun
    ? newProgress()
    : await beginImport(database, source, await fingerprintOf(file, mapping));
  if (!dryRun) await options.onBegun?.(progress.id);
  const resumedAfterLine = progress.lineReached;
  const seen = { bytes: 0, rejected: 0, unread: 0, joined: 0 };
  const counts = (): ImportCounts => ({ ...progress.counts, joined: seen.joined, rejected: seen.rejected });
  const flush = async (batch: Batch): Promise<void> => {
    seen.joined += await saveBatch(options, progress, batch);
    options.onProgress({ part: seen.bytes / size, counts: counts() });
  };

  let batch = newBatch();
  const chunks = readRosterFile(file, (length) => (seen.bytes += length));
  for await (const entry of joinRows(readRoster(chunks, mapping, reference, source.asOf), groups, source)) {
    if ('reason' in entry) {
      seen.rejected += 1;
      if (entry.unread) seen.unread += 1;
      options.onRejected({ line: entry.line, reason: entry.reason });
      continue;
    }
    seen.joined += entry.rows - 1;
    if (entry.line <= resumedAfterLine) continue;
    if (batch.listings.length >= BATCH_SIZE) {
      await flush(batch);
      batch = newBatch();
      if (options.signal?.aborted)
        return { counts: counts(), resumedAfterLine, finished: false, missing: null, report };
    }
    batch.listings.push(entry.keyed);
    batch.lastLine = entry.line;
  }
  await flush(batch);
  const missing = dryRun
    ? null
    : await finishImport(database, progress.id, source, {
        ...seen,
        report,
        evenIfMost: options.evenIfMostAreMissing ?? false,
        isPart: options.isPart ?? false,
      });
  return { counts: counts(), resumedAfterLine, finished: true, missing, report };
}

async function groupRows(
  { file, mapping, source }: ImportOptions,
  reference: Reference,
): Promise<{ groups: RowGroups; report: ReadReport }> {
  const groups = createRowGroups();
  const read = { report: NOTHING_TO_REPORT };
  const chunks = readRosterFile(file);
  const entries = readRoster(chunks, mapping, reference, source.asOf, (report) => (read.report = report));
  for await (const entry of entries)
    if ('listing' in entry) groups.add(identityKeys(keyListing(entry.listing, source.name)));
  return { groups, report: read.report };
}

/** Answers with how many listings turned out to be of a business that another one of the batch is of. */
async function saveBatch(options: ImportOptions, progress: Progress, batch: Batch): Promise<number> {
  const { database, source, dryRun, refresh } = options;
  if (batch.listings.length === 0) return 0;
  return database.transaction().execute(async (transaction) => {
    await lockImports(transaction);
    const save = { refresh, dryRun, importId: progress.id, onCompared: options.onCompared };
    const { joined, ...saved } = await saveListings(transaction, batch.listings, source, save);
    progress.counts = add(progress.counts, saved);
    progress.lineReached = batch.lastLine;
    if (!dryRun) await recordProgress(transaction, progress);
    return joined;
  });
}

export async function readTrades(database: Queryable): Promise<KnownTrade[]> {
  const rows = await database
    .selectFrom('trades')
    .select(['id', 'slug', 'english', 'mexican_spanish', 'cslb_classes'])
    .select(
      sql<string[]>`array(select word from trade_synonyms where trade_id = trades.id order by word)`.as(
        'synonyms',
      ),
    )
    .orderBy('position')
    .execute();
  return rows.map(({ id, slug, english, mexican_spanish, cslb_classes, synonyms }) => ({
    id,
    slug,
    names: [...synonyms, english, mexican_spanish],
    cslbClasses: cslb_classes,
  }));
}

function newBatch(): Batch {
  return { listings: [], lastLine: 0 };
}

function add(one: SaveCounts, other: SaveCounts): SaveCounts {
  return {
    created: one.created + other.created,
    updated: one.updated + other.updated,
    unchanged: one.unchanged + other.unchanged,
    skipped: one.skipped + other.skipped,
  };
}
