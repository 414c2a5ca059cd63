import { OPEN_LIST_STATES } from '../../../../common/limits/registers.ts';
import { transact, type Context, type ReadContext } from '../../../core/context.ts';
import { conflict, invalid, notFound } from '../../../core/errors.ts';
import type { Mapping } from '../../import/mapping.ts';
import { isCorrectedRows, mappingOfCorrected } from '../corrected-rows.ts';
import { recordRegister } from '../record.ts';
import { completed } from '../steps/list-on-disk.ts';
import { adoptFile } from '../waiting-files.ts';
import { asJson } from '../as-json.ts';

export type ListSource = {
  address: string | null;
  /** YYYY-MM-DD, the day of the list; null: today. */
  day: string | null;
  /** A file that came with the form. */
  file: number | null;
};

/** A new source with its first list. Throws where one of this name is there. */
export async function createRegister(
  context: Context,
  { name, pageUrl, ...source }: ListSource & { name: string; pageUrl: string | null },
): Promise<{ listId: number }> {
  refuseWithoutSource(context, source);
  return transact(context, async (tx) => {
    const created = await tx.database
      .insertInto('registers')
      .values({ name, page_url: pageUrl, address: source.address, created_at: tx.now })
      .onConflict((one) => one.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!created) throw invalid('name', 'registers.name_taken');
    await recordRegister(tx.database, {
      registerId: created.id,
      userId: tx.viewer?.userId ?? null,
      at: tx.now,
      action: 'created',
      details: { name, address: source.address },
    });
    return insertList(tx, created.id, source);
  });
}

/** A new list of a source. Throws while another one of it is open. */
export async function beginList(
  context: Context,
  registerId: number,
  source: ListSource,
): Promise<{ listId: number }> {
  return transact(context, async (tx) => {
    const register = await tx.database
      .selectFrom('registers')
      .select(['id', 'address'])
      .where('id', '=', registerId)
      .forUpdate()
      .executeTakeFirst();
    if (!register) throw notFound();
    const wanted = { ...source, address: source.address ?? register.address };
    refuseWithoutSource(context, wanted);
    const open = await tx.database
      .selectFrom('register_lists')
      .select('id')
      .where('register_id', '=', registerId)
      .where('state', 'in', [...OPEN_LIST_STATES])
      .executeTakeFirst();
    if (open) throw conflict('registers.list_is_open');
    if (source.file === null && source.address !== null && source.address !== register.address)
      await tx.database
        .updateTable('registers')
        .set({ address: source.address, etag: null, last_modified: null })
        .where('id', '=', registerId)
        .execute();
    return insertList(tx, registerId, wanted);
  });
}

function refuseWithoutSource({ now }: Context, { address, file, day }: ListSource): void {
  if (address === null && file === null) throw invalid('file', 'registers.file_or_address');
  if (day !== null && day > now.toISOString().slice(0, 10)) throw invalid('day', 'registers.day_ahead');
}

async function insertList(
  tx: ReadContext,
  registerId: number,
  source: ListSource,
): Promise<{ listId: number }> {
  const { database, now, viewer } = tx;
  const origin = source.file === null ? 'address' : 'upload';
  const { mapping } = await database
    .selectFrom('registers')
    .select('mapping')
    .where('id', '=', registerId)
    .executeTakeFirstOrThrow();
  const { id } = await database
    .insertInto('register_lists')
    .values({
      register_id: registerId,
      state: origin === 'upload' ? 'matching' : 'fetching',
      origin,
      as_of: source.day ?? now.toISOString().slice(0, 10),
      mapping: mapping === null ? null : asJson(mapping),
      begun_by_user_id: viewer?.userId ?? null,
      begun_at: now,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (source.file !== null) {
    await adoptFile(tx, { fileId: source.file, listId: id });
    if (mapping !== null && (await isCorrectedRows(database, id)))
      await beginCorrected(tx, { id, registerId, day: source.day, mapping: mapping as unknown as Mapping });
  }
  await recordRegister(database, {
    registerId,
    listId: id,
    userId: viewer?.userId ?? null,
    at: now,
    action: 'list_begun',
    details: { origin, address: origin === 'address' ? source.address : null },
  });
  if (origin === 'address') tx.announce({ name: 'register.work_waits', listId: id });
  return { listId: id };
}

/** Corrected rows are of the list that they were refused from: its columns and, unless another one is given, its day. */
async function beginCorrected(
  { database }: ReadContext,
  { id, registerId, day, mapping }: { id: number; registerId: number; day: string | null; mapping: Mapping },
): Promise<void> {
  const last = await database
    .selectFrom('register_lists')
    .select('as_of')
    .where('register_id', '=', registerId)
    .where('state', '=', 'finished')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  await database
    .updateTable('register_lists')
    .set({
      mapping: asJson(mappingOfCorrected(completed(mapping))),
      ...(day === null && last ? { as_of: last.as_of } : {}),
    })
    .where('id', '=', id)
    .execute();
}
