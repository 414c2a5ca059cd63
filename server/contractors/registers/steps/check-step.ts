import { sql } from 'kysely';
import type { ListStop } from '../../../../common/limits/registers.ts';
import { importRoster } from '../../import/import-roster.ts';
import { isCorrectedRows } from '../corrected-rows.ts';
import { withListOnDisk } from './list-on-disk.ts';
import { createExamples, type CheckResult } from './check-result.ts';
import { knownOfSource, type KnownOfSource } from './known-of-source.ts';
import { changeList, record, showProgress } from './end-list.ts';
import type { TakenList } from './lease.ts';
import type { WorkParts } from './work-parts.ts';
import { asJson } from '../as-json.ts';

/** Reads a whole list as an import would and keeps what it would change. A scheduled one that is as usual goes on by itself. */
export async function checkStep(parts: WorkParts, list: TakenList, signal: AbortSignal): Promise<void> {
  const { database, clock } = parts;
  const found = await check(parts, list, signal);
  if (found === null) return;
  const before = list.origin === 'schedule' ? await lastResult(parts, list) : null;
  const stop = list.origin === 'schedule' ? stopOf(found, before, list.shareMax) : null;
  const now = clock();
  const goesOn = list.origin === 'schedule' && stop === null;
  await database.transaction().execute(async (tx) => {
    await changeList(tx, list, now, {
      state: goesOn ? 'running' : 'checked',
      values: { found: asJson(found), stop },
    });
    if (stop !== null) await record(tx, list, now, 'stopped', { stop, gone: found.gone, known: found.known });
    else await record(tx, list, now, 'checked', { ...found.counts, gone: found.gone });
  });
}

async function check(parts: WorkParts, list: TakenList, signal: AbortSignal): Promise<CheckResult | null> {
  const { database } = parts;
  const source = { name: list.name, asOf: list.asOf };
  const isPart = await isCorrectedRows(database, list.id);
  const known: KnownOfSource = isPart ? { total: 0, ids: new Set() } : await knownOfSource(database, source);
  const examples = createExamples(known);
  return withListOnDisk(database, list, async ({ file, mapping }) => {
    const { counts, report, finished } = await importRoster({
      database,
      file,
      source,
      mapping,
      dryRun: true,
      signal,
      refresh: async () => undefined,
      onRejected: examples.addRefused,
      onCompared: examples.addBatch,
      onProgress: ({ part }) => void showProgress(database, list, part).catch(() => undefined),
    });
    if (!finished) return null;
    return { counts, report, isPart, ...examples.finish() };
  });
}

/** Shares are of the rows, in percent; what was usual last time is usual. */
export function stopOf(found: CheckResult, before: CheckResult | null, shareMax: number): ListStop | null {
  const gone = found.known === 0 ? 0 : (100 * found.gone) / found.known;
  if (gone > shareMax) return 'gone';
  const more = (share: (of: CheckResult) => number) => share(found) - (before === null ? 0 : share(before));
  if (more(shareRefused) > shareMax) return 'refused';
  return more(shareNotUnderstood) > shareMax ? 'not_understood' : null;
}

const sumOf = ({ counts }: CheckResult): number =>
  counts.created + counts.updated + counts.unchanged + counts.skipped + counts.joined + counts.rejected;
const rowsOf = (found: CheckResult): number => Math.max(1, sumOf(found));
const shareRefused = (found: CheckResult): number =>
  // A list without a row is none.
  found.known > 0 && sumOf(found) === 0 ? 100 : (100 * found.counts.rejected) / rowsOf(found);
const shareNotUnderstood = (found: CheckResult): number =>
  (100 * Math.max(0, ...found.report.columns.map(({ count }) => count))) / rowsOf(found);

async function lastResult({ database }: WorkParts, list: TakenList): Promise<CheckResult | null> {
  const last = await database
    .selectFrom('register_lists')
    .select('found')
    .where('register_id', '=', list.registerId)
    .where('state', '=', 'finished')
    .where('found', 'is not', null)
    .where(sql<boolean>`found ->> 'isPart' is distinct from 'true'`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (last?.found ?? null) as CheckResult | null;
}
