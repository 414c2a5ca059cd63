import { sql } from 'kysely';
import type { StoredKind } from '../../../common/page-counts.ts';
import type { Logger } from '../../core/process/logger.ts';
import type { Database } from '../../database/client.ts';
import { localDayOfRow, localDaysAt } from '../hours/local-day.ts';

/** Collected this long, so that a page that many open costs one write. */
const WRITTEN_EVERY_MS = 5_000;
/** Counts of more contractors and kinds are written at once. */
const COLLECTED_MAX = 5_000;

export type PageCounter = {
  add: (contractorId: number, kind: StoredKind) => void;
  /** Writes the collected counts; resolves when they are written. */
  flush: () => Promise<void>;
};

type Counted = { id: number; kind: StoredKind; count: number };

/** Counts in memory and adds to the database in one statement. A crash loses the last seconds, which is accepted. */
export function createPageCounter(services: {
  database: Database;
  clock: () => Date;
  log: Logger;
}): PageCounter {
  let collected = new Map<string, Counted>();
  let timer: NodeJS.Timeout | null = null;
  const flush = async () => {
    if (timer) clearTimeout(timer);
    timer = null;
    const counted = [...collected.values()];
    collected = new Map();
    if (counted.length === 0) return;
    await addToDays(services.database, counted, services.clock()).catch((error: unknown) =>
      services.log.warn({ err: error }, 'page counts not written'),
    );
  };
  return {
    flush,
    add: (id, kind) => {
      const key = `${id} ${kind}`;
      const known = collected.get(key);
      if (known) known.count += 1;
      else collected.set(key, { id, kind, count: 1 });
      if (collected.size >= COLLECTED_MAX) void flush();
      else timer ??= setTimeout(() => void flush(), WRITTEN_EVERY_MS).unref();
    },
  };
}

/** Adds to the day that it is where each contractor is; what names no listed contractor is left out. */
async function addToDays(database: Database, counted: readonly Counted[], now: Date): Promise<void> {
  await sql`
    insert into contractor_page_days as known (contractor_id, day, kind, count)
    select c.id, ${localDayOfRow(localDaysAt(now))}, counted.kind, counted.count
    from unnest(${counted.map(({ id }) => id)}::integer[], ${counted.map(({ kind }) => kind)}::text[],
      ${counted.map(({ count }) => count)}::integer[]) as counted (id, kind, count)
    join contractors c on c.id = counted.id and c.hidden_at is null
    order by c.id, counted.kind
    on conflict (contractor_id, day, kind) do update set count = known.count + excluded.count
  `.execute(database);
}
