import type postgres from 'postgres';
import { openDatabase, type ConnectionTarget } from '../../server/database/client.ts';
import type { FloorFigures } from '../endpoint.ts';
import type { Recording } from './record-sql.ts';

const FIRST_YEAR = 1900;

/**
 * Runs the same statements in a bare loop on the driver, with the product's parallel requests and pool size.
 * From a recording with a transaction only the transaction runs: a review's cost without its checks.
 */
export async function measureSql(
  target: ConnectionTarget,
  recordings: readonly Recording[],
  connections: number,
  seconds: number,
): Promise<FloorFigures> {
  const handle = openDatabase(target);
  const end = Date.now() + seconds * 1_000;
  const started = performance.now();
  const before = process.cpuUsage();
  let requests = 0;
  const loop = async (worker: number) => {
    for (let turn = worker; Date.now() < end; turn += connections) {
      await replay(
        handle.sql,
        recordings[turn % recordings.length] ?? [],
        Math.floor(turn / recordings.length),
      );
      requests += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, worker) => loop(worker)));
  const used = process.cpuUsage(before);
  const elapsed = (performance.now() - started) / 1_000;
  await handle.close();
  return { requestsPerSecond: requests / elapsed, cpu: (used.user + used.system) / 1_000 / requests };
}

async function replay(sql: postgres.Sql, recording: Recording, cycle: number): Promise<void> {
  const begin = recording.findIndex(({ sql: text }) => text === 'begin');
  if (begin < 0) return replayReads(sql, recording);
  const end = recording.findIndex(({ sql: text }) => text === 'commit');
  await sql.begin((transaction) => replayWrites(transaction, recording.slice(begin + 1, end), cycle));
}

async function replayReads(sql: postgres.Sql, recording: Recording): Promise<void> {
  for (const { sql: text, parameters } of recording)
    await sql.unsafe(text, toParameters(parameters), { prepare: true });
}

/** A write needs a new id and an unused month, so each cycle of the recordings has its own. */
async function replayWrites(
  sql: postgres.TransactionSql,
  recording: Recording,
  cycle: number,
): Promise<void> {
  const ids = new Map<unknown, unknown>();
  const month = `${FIRST_YEAR + Math.floor(cycle / 12)}-${String(1 + (cycle % 12)).padStart(2, '0')}-01`;
  for (const { sql: text, parameters, writtenId } of recording) {
    const now = parameters.map((value) => (isMonth(value) ? month : (ids.get(value) ?? value)));
    const rows = await sql.unsafe<{ id?: number }[]>(text, toParameters(now), { prepare: true });
    if (writtenId !== null) ids.set(writtenId, rows[0]?.id);
  }
}

const isMonth = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-01$/.test(value);

function toParameters(values: readonly unknown[]): postgres.SerializableParameter[] {
  return values as postgres.SerializableParameter[];
}
