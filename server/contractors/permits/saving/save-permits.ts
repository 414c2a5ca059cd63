import { sql } from 'kysely';
import type { Queryable } from '../../../database/client.ts';
import { insertRows, reserveIds } from '../../../database/insert-rows.ts';
import type { SaveCounts } from '../../import/saving/save-listings.ts';
import type { WrittenPermit } from '../written-permit.ts';
import { changesBetween, PERMIT_COLUMNS, type PermitColumns } from './permit-columns.ts';

type Run = { importId: number; source: string; regionId: number; dryRun: boolean };
type KnownPermit = PermitColumns & { id: number; import_id: number };

/**
 * Saves permits by source and number. Where a city gave one number twice, the address and the contractor tell the two apart; a
 * permit that only one of them changed is the same one. Permits that were never issued are written only where they are known.
 */
export async function savePermits(
  database: Queryable,
  permits: readonly WrittenPermit[],
  run: Run,
): Promise<SaveCounts> {
  const rows = await withPlainNames(database, withoutCopies(permits));
  const known = await findKnown(database, run.source, rows);
  const matches = matchKnown(rows, known, run.importId);
  const updates = matches.flatMap(({ wanted, found }) =>
    found === null ? [] : [{ found, wanted, before: changesBetween(found, wanted) }],
  );
  const changed = updates.filter(({ before }) => Object.keys(before).length > 0);
  const fresh = matches.flatMap(({ wanted, found }) =>
    found === null && wanted.status !== 'not_issued' ? [wanted] : [],
  );
  if (!run.dryRun) {
    await insertPermits(database, fresh, run);
    await updatePermits(database, updates, changed, run);
  }
  return {
    created: fresh.length,
    updated: changed.length,
    unchanged: updates.length - changed.length,
    skipped: matches.length - updates.length - fresh.length,
  };
}

const identityOf = ({
  number_key,
  part_key,
}: {
  number_key: string | null;
  part_key: string | null;
}): string => `${number_key ?? ''}|${part_key ?? ''}`;

/** The later of two rows of one permit, because New York lists each renewal. */
function withoutCopies(permits: readonly WrittenPermit[]): WrittenPermit[] {
  const rows = new Map<string, WrittenPermit>();
  for (const permit of permits) {
    const there = rows.get(identityOf(permit));
    if (!there || (permit.issued_on ?? '') > (there.issued_on ?? '')) rows.set(identityOf(permit), permit);
  }
  return [...rows.values()];
}

/** Names are compared as the database writes those of listings. */
async function withPlainNames(
  database: Queryable,
  permits: readonly WrittenPermit[],
): Promise<PermitColumns[]> {
  const names = permits.map((permit) => permit.contractor_plain_name);
  const { rows } = await sql<{ plain: string }>`
    select plain_name(name) as plain from unnest(${sql.val(names)}::text[]) with ordinality as one (name, place)
    order by place`.execute(database);
  return permits.map((permit, index) => ({ ...permit, contractor_plain_name: rows[index]?.plain ?? '' }));
}

function findKnown(
  database: Queryable,
  source: string,
  rows: readonly PermitColumns[],
): Promise<KnownPermit[]> {
  return database
    .selectFrom('permits')
    .select(['id', 'import_id', ...PERMIT_COLUMNS])
    .where('source', '=', source)
    .where(sql<boolean>`number_key = any(${sql.val(rows.map((row) => row.number_key))}::text[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

type Match = { wanted: PermitColumns; found: KnownPermit | null };

/** A row takes the permit of its very address and contractor, else one of its number that this run has not named. */
function matchKnown(
  rows: readonly PermitColumns[],
  known: readonly KnownPermit[],
  importId: number,
): Match[] {
  const exact = new Map(known.map((permit) => [identityOf(permit), permit]));
  const named = new Set(rows.flatMap((row) => exact.get(identityOf(row))?.id ?? []));
  const isFree = (permit: KnownPermit): boolean => permit.import_id !== importId && !named.has(permit.id);
  const matches: Match[] = [];
  for (const wanted of rows) {
    const found =
      exact.get(identityOf(wanted)) ??
      known.find((permit) => permit.number_key === wanted.number_key && isFree(permit)) ??
      null;
    if (found !== null) named.add(found.id);
    // Of several rows of a run the one that was issued last counts, in whatever batches they are.
    const isNamed = found !== null && found.import_id === importId && importId !== 0;
    const counts = !isNamed || (wanted.issued_on ?? '') > (found.issued_on ?? '');
    matches.push({ wanted: counts ? wanted : found, found });
  }
  return matches;
}

async function insertPermits(database: Queryable, fresh: readonly PermitColumns[], run: Run): Promise<void> {
  const ids = await reserveIds(database, 'permits', fresh.length);
  const at = (index: number): number => ids[index] ?? 0;
  await insertRows(
    database,
    'permits',
    fresh.map((permit, index) => ({
      ...(permit as PermitColumns & Record<'number' | 'number_key' | 'part_key' | 'status' | 'kind', string>),
      id: at(index),
      import_id: run.importId,
      source: run.source,
      region_id: run.regionId,
      contractor_plain_name: permit.contractor_plain_name ?? '',
      created_at: new Date(),
      updated_at: new Date(),
    })),
  );
  await insertRows(
    database,
    'permit_import_changes',
    ids.map((id) => ({ import_id: run.importId, permit_id: id, before: null })),
  );
}

type Update = { found: KnownPermit; wanted: PermitColumns; before: Partial<PermitColumns> };

/** Each row that the list names is one of this run from now on; another contractor than before is joined anew. */
async function updatePermits(
  database: Queryable,
  updates: readonly Update[],
  changed: readonly Update[],
  { importId }: Run,
): Promise<void> {
  const touched = updates.filter(({ found }) => found.import_id !== importId);
  await insertRows(
    database,
    'permit_import_changes',
    touched.map(({ found, before }) => ({
      import_id: importId,
      permit_id: found.id,
      before: { import_id: found.import_id, ...before },
    })),
    { onConflict: 'skip' },
  );
  await writePermits(
    database,
    changed.map(({ found, wanted }) => ({ id: found.id, ...wanted })),
  );
  await database
    .updateTable('permits')
    .set({ import_id: importId })
    .where(sql<boolean>`id = any(${sql.val(touched.map(({ found }) => found.id))}::integer[])`)
    .execute();
}

/** Writes the columns of a list. A permit of another business than before belongs to nobody until it is joined. */
export async function writePermits(
  database: Queryable,
  rows: readonly (Partial<PermitColumns> & { id: number })[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = sql.join(
    PERMIT_COLUMNS.map((column) => sql`${sql.ref(column)} = fresh.${sql.ref(column)}`),
  );
  const isLeft = sql`permits.business_key is distinct from fresh.business_key and permits.joined_by <> 'person'`;
  await sql`
    update permits set ${columns}, updated_at = now(),
      contractor_id = case when ${isLeft} then null else permits.contractor_id end,
      joined_by = case when ${isLeft} then null else permits.joined_by end
    from json_populate_recordset(null::permits, ${JSON.stringify(rows)}::text::json) as fresh
    where permits.id = fresh.id`.execute(database);
}
