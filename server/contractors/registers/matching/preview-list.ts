import { PREVIEW_ROWS } from '../../../../common/limits/registers.ts';
import { loadGazetteer } from '../../import/gazetteer.ts';
import { ImportError } from '../../import/import-error.ts';
import { readTrades } from '../../import/import-roster.ts';
import type { Listing } from '../../import/listing-rules.ts';
import type { Mapping } from '../../import/mapping.ts';
import type { ReadReport } from '../../import/roster/read-report.ts';
import { readRoster } from '../../import/roster/read-roster.ts';
import type { Queryable } from '../../../database/client.ts';

/** More rows than one page load should read; the check reads all. */
const PREVIEW_BYTES = 3 * 1024 * 1024 - 64 * 1024;
const LINE_FEED = 0x0a;

export type PreviewRow = { line: number; listing: Listing } | { line: number; reason: string };
export type Preview = {
  rows: PreviewRow[];
  read: number;
  refused: number;
  report: ReadReport;
  /** The file is longer than what was read. */
  isPart: boolean;
  /** A sentence of the engine: the file cannot be read like this. */
  problem: string | null;
};

/** Reads the beginning of a list as an import would, and writes nothing. */
export async function previewList(
  database: Queryable,
  chunks: AsyncIterable<Buffer>,
  { mapping, asOf }: { mapping: Mapping; asOf: string },
): Promise<Preview> {
  const preview: Preview = {
    rows: [],
    read: 0,
    refused: 0,
    report: { notes: [], columns: [] },
    isPart: false,
    problem: null,
  };
  const reference = { gazetteer: await loadGazetteer(database), trades: await readTrades(database) };
  const head = beginningOf(chunks, () => (preview.isPart = true));
  try {
    for await (const entry of readRoster(
      head,
      mapping,
      reference,
      asOf,
      (report) => (preview.report = report),
    )) {
      preview.read += 1;
      if ('reason' in entry) preview.refused += 1;
      if (preview.rows.length < PREVIEW_ROWS) preview.rows.push(entry);
    }
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    preview.problem = error.message;
  }
  return preview;
}

/** Ends with a whole line. */
async function* beginningOf(chunks: AsyncIterable<Buffer>, cut: () => void): AsyncGenerator<Buffer> {
  let left = PREVIEW_BYTES;
  for await (const chunk of chunks) {
    if (chunk.length <= left) {
      left -= chunk.length;
      yield chunk;
      continue;
    }
    cut();
    const end = chunk.lastIndexOf(LINE_FEED, left) + 1;
    // UTF-16 has a zero beside it.
    yield chunk.subarray(0, chunk[end] === 0 ? end + 1 : end);
    return;
  }
}
