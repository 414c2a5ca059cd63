import { sql } from 'kysely';
import type { ReadContext } from '../../core/context.ts';
import { numberKey, rowKey } from '../import/listing-keys.ts';
import { movePermits } from '../permits/joining/move-permits.ts';
import { foldWords } from '../import/fold-words.ts';

type Moved = {
  fromId: number;
  toId: number;
  licenses: readonly { id: number; state: string | null; number: string | null }[];
};

/**
 * Moves licenses between two listings, with what later imports know them by. The row of the source goes along where it is known by
 * one of these licenses, so that the next import writes the business that has the license;
 * so do the permits that name these licenses.
 */
export async function moveSourceRow(
  { database }: ReadContext,
  { fromId, toId, licenses }: Moved,
): Promise<void> {
  if (licenses.length === 0) return;
  const numbers = licenses.flatMap(({ state, number }) => (number === null ? [] : [{ state, number }]));
  await database
    .updateTable('licenses')
    .set({ contractor_id: toId })
    .where(
      'id',
      'in',
      licenses.map(({ id }) => id),
    )
    .execute();
  await movePermits(database, { fromId, toId, numbers });
  const keys = numbers.map(({ state, number }) => numberKey(state, number));
  const { source, source_key, source_as_of } = await database
    .selectFrom('contractors')
    .select(['source', 'source_key', 'source_as_of'])
    .where('id', '=', fromId)
    .executeTakeFirstOrThrow();
  const goesAlong =
    source !== null &&
    source_key !== null &&
    numbers.some(({ number }) => ` ${source_key} `.includes(` ${foldWords(number)} `));
  if (goesAlong) {
    keys.push(rowKey(source, source_key));
    const noRow = { source: null, source_key: null, source_as_of: null };
    await database.updateTable('contractors').set(noRow).where('id', '=', fromId).execute();
    await database
      .updateTable('contractors')
      .set({ source, source_key, source_as_of })
      .where('id', '=', toId)
      .execute();
  }
  await sql`update listing_keys set contractor_id = ${toId}::integer
    where contractor_id = ${fromId}::integer and key = any(${sql.val(keys)}::text[])`.execute(database);
}
