import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { loadConfig } from '../../server/core/config/config.ts';
import { createLogger } from '../../server/core/process/logger.ts';
import { say } from '../../server/core/process/console.ts';
import { openDatabase, type Database } from '../../server/database/client.ts';
import { startEmbedded } from '../../server/database/embedded.ts';
import { migrate } from '../../server/database/migrator.ts';
import { createPublicLog } from '../../server/public-log/public-log.ts';

const ROUNDS = 15;
/** Contractors whose names are changed in each round of the comparison with and without the log. */
const CHANGED = 200;

const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** How many entries a second are made, how soon a change has its checkpoint in a log of `size` entries, and what the notes cost a write. */
export async function measurePublicLog(size: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-log-'));
  const server = await startEmbedded(folder);
  try {
    const { database, close } = openDatabase(server.target);
    await migrate(database);
    const config = loadConfig({ NODE_ENV: 'test', APP_KEY: 'k'.repeat(32), DATA_DIR: folder }, null);
    const log = createPublicLog({ database, config, log: createLogger(config), clock: () => new Date() });
    await log.append();
    const filled = await milliseconds(async () => {
      for (let from = 0; from < size; from += 100_000) {
        await note(database, from, Math.min(100_000, size - from));
        await log.append();
      }
    });
    say(`${size} entries: ${Math.round(size / (filled / 1_000))} a second`);
    const single: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await note(database, size + round, 1);
      single.push(await milliseconds(log.append));
    }
    say(`one change: its checkpoint after ${median(single).toFixed(1)} ms (plus the pause of 2 s at most)`);
    say(await compareWrites(database));
    await close();
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const note = (database: Database, from: number, count: number) =>
  sql`insert into log_pending (subject_type, subject_id, public)
    select 'listing', n, jsonb_build_object('type', 'listing', 'id', n, 'name', 'Contractor ' || n, 'source', 'list')
    from generate_series(${from}::integer, ${from + count - 1}::integer) as n`.execute(database);

/** Two writes are compared in turn, with the log's notes and without, so that the machine's load meets both. */
async function compareWrites(database: Database): Promise<string> {
  await sql`insert into profiles (kind, name) select 'contractor', 'Contractor ' || n from generate_series(1, ${CHANGED}::integer) as n`.execute(
    database,
  );
  await sql`insert into contractors (id, name, slug) select id, name, 'contractor-' || id from profiles`.execute(
    database,
  );
  const write = () =>
    milliseconds(async () => {
      for (let id = 1; id <= CHANGED; id += 1)
        await sql`update contractors set license_number = ${`M-${Math.random()}`} where id = ${id}`.execute(
          database,
        );
    });
  const [withNotes, without]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    withNotes.push(await write());
    await sql`alter table contractors disable trigger contractors_change_logged`.execute(database);
    without.push(await write());
    await sql`alter table contractors enable trigger contractors_change_logged`.execute(database);
  }
  const [noted, bare] = [median(withNotes) / CHANGED, median(without) / CHANGED];
  return `a single-row write: ${noted.toFixed(3)} ms with its note, ${bare.toFixed(3)} ms without (+${(noted - bare).toFixed(3)} ms)`;
}
