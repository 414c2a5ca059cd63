import { sql } from 'kysely';
import type { WordMask } from '../../common/text/word-mask.ts';
import type { Database, Queryable } from '../database/client.ts';
import { insertRows } from '../database/insert-rows.ts';
import { textsWithHiddenWords } from './hidden-words.ts';
import { numberAuthors } from './number-authors.ts';
import type { Resource } from './resource.ts';
import { RESOURCES } from './resources.ts';
import { digestOf, readRows } from './rows.ts';
import { lockOpenData, readState, writeState, type DataState } from './state.ts';
import { sumAfter, type Sum } from './sums.ts';

/** Rows compared at a time. */
const BATCH_ROWS = 1_000;

type Parts = { database: Database; mask: WordMask; now: Date };

/**
 * Publishes what changed since the last time, as one numbered change: the things that the public log has new entries about. Does
 * nothing before the first edition. Gives the number, or null where nothing changed.
 */
export async function writeChanges({ database, mask, now }: Parts): Promise<number | null> {
  return database.transaction().execute(async (tx) => {
    await lockOpenData(tx);
    const state = await readState(tx);
    if (state.edition === null) return null;
    const { rows } = await sql<{ type: string; ids: number[]; size: number }>`
      select split_part(text::jsonb ->> 'subject', '/', 1) as type,
        array_agg(distinct split_part(text::jsonb ->> 'subject', '/', 2)::integer) as ids, max(number) + 1 as size
      from log_entries where number >= ${state.logSize} group by 1`.execute(tx);
    const logSize = Math.max(state.logSize, ...rows.map(({ size }) => size));
    const hidden = await textsWithHiddenWords(tx, state.changedAt);
    const change = beginChange(tx, state, now);
    await numberAuthors(tx);
    for (const resource of RESOURCES) {
      const ids = [...rows, ...hidden].flatMap((one) => (one.type === resource.subject ? one.ids : []));
      // A listing that is hidden takes its reviews and their responses with it.
      const all =
        resource.subject === 'listing'
          ? ids
          : [...new Set([...ids, ...(await idsOfListings(tx, resource, rows))])];
      for (let from = 0; from < all.length; from += BATCH_ROWS) {
        const batch = all.slice(from, from + BATCH_ROWS);
        await change.compare(resource, batch, await readRows(tx, resource, { ids: batch, mask }));
      }
    }
    const next = { ...change.state(), logSize };
    await writeState(tx, next);
    return next.number === state.number ? null : next.number;
  });
}

async function idsOfListings(
  tx: Queryable,
  resource: Resource,
  rows: readonly { type: string; ids: number[] }[],
): Promise<number[]> {
  const listings = rows.find(({ type }) => type === 'listing')?.ids ?? [];
  if (listings.length === 0 || resource.subject === 'decision' || resource.subject === null) return [];
  const ids = sql.val(listings);
  const query =
    resource.subject === 'response'
      ? sql<{ id: number }>`select p.id from review_responses p join reviews v on v.id = p.review_id
          where v.contractor_id = any(${ids}::integer[])`
      : sql<{
          id: number;
        }>`select id from ${sql.table(resource.subject === 'review' ? 'reviews' : 'red_flags')}
          where contractor_id = any(${ids}::integer[])`;
  const found = await query.execute(tx);
  return found.rows.map(({ id }) => id);
}

/** Collects the differences between what was published and what is public, under the next number. */
export function beginChange(tx: Queryable, before: DataState, now: Date) {
  const number = before.number + 1;
  const sums: Record<string, Sum> = { ...before.sums };
  let isEmpty = true;

  const compare = async (
    resource: Resource,
    ids: readonly number[],
    present: readonly { row: { id: number }; line: string }[],
  ): Promise<void> => {
    const lines = new Map(present.map(({ row, line }) => [row.id, { line, digest: digestOf(line) }]));
    const former = await digestsOf(tx, resource.name, ids);
    const changed = ids.filter((id) => {
      const [was, is] = [former.get(id), lines.get(id)?.digest];
      return was === undefined || is === undefined ? was !== is : !was.equals(is);
    });
    if (changed.length === 0) return;
    isEmpty = false;
    const digestsFrom = (read: (id: number) => Buffer | undefined) =>
      changed.map(read).filter((digest) => digest !== undefined);
    sums[resource.name] = sumAfter(sums[resource.name] ?? before.sums[resource.name], {
      came: digestsFrom((id) => lines.get(id)?.digest),
      went: digestsFrom((id) => former.get(id)),
    });
    await write(tx, {
      number,
      resource: resource.name,
      ids: changed,
      lines,
      isFirst: before.edition === null,
    });
  };

  return {
    compare,
    state: (): DataState =>
      isEmpty ? before : { ...before, number, changedAt: now.toISOString(), sums: sums as DataState['sums'] },
  };
}

async function digestsOf(
  tx: Queryable,
  resource: string,
  ids: readonly number[],
): Promise<Map<number, Buffer>> {
  const { rows } = await sql<{ id: number; digest: Buffer }>`
    select id, digest from open_data_rows where resource = ${resource} and id = any(${sql.val(ids)}::integer[])`.execute(
    tx,
  );
  return new Map(rows.map(({ id, digest }) => [id, Buffer.from(digest)]));
}

type Changed = {
  /** Whether there was no edition before: then nothing is a change. */
  isFirst: boolean;
  number: number;
  resource: string;
  ids: readonly number[];
  lines: ReadonlyMap<number, { line: string; digest: Buffer }>;
};

async function write(tx: Queryable, { isFirst, ...changed }: Changed): Promise<void> {
  if (!isFirst) await writeLines(tx, changed);
  await writeDigests(tx, changed);
}

type Lines = Omit<Changed, 'isFirst'>;

/** Earlier lines about these rows are erased: a reader who follows meets the later change. */
async function writeLines(tx: Queryable, { number, resource, ids, lines }: Lines): Promise<void> {
  await sql`update open_data_changes set line = null, is_replaced = true
    where resource = ${resource} and id = any(${sql.val(ids)}::integer[]) and number < ${number}`.execute(tx);
  await insertRows(
    tx,
    'open_data_changes',
    ids.map((id) => ({ number, resource, id, line: lines.get(id)?.line ?? null })),
    { onConflict: 'skip' },
  );
}

async function writeDigests(tx: Queryable, { resource, ids, lines }: Lines): Promise<void> {
  const digests = ids.flatMap((id) => {
    const digest = lines.get(id)?.digest;
    return digest === undefined ? [] : [{ resource, id, digest: `\\x${digest.toString('hex')}` }];
  });
  await sql`delete from open_data_rows where resource = ${resource} and id = any(${sql.val(ids)}::integer[])`.execute(
    tx,
  );
  await sql`insert into open_data_rows (resource, id, digest)
    select resource, id, digest from json_populate_recordset(null::open_data_rows, ${JSON.stringify(digests)}::text::json)`.execute(
    tx,
  );
}
