import { sql } from 'kysely';
import type { Queryable } from '../database/client.ts';

/**
 * The first license number that a contractor states: one beside those of public registers, of which it takes nothing over, and
 * beside further ones of the contractor's own. A number that a register lists already is not stated again; null takes the
 * statement back.
 */
export async function stateLicense(
  database: Queryable,
  contractorId: number,
  number: string | null,
): Promise<void> {
  const held = await database
    .selectFrom('licenses')
    .select(['id', 'origin', 'number'])
    .where('contractor_id', '=', contractorId)
    .orderBy('id')
    .execute();
  const isSame = (row: { number: string | null }) => row.number?.toUpperCase() === number?.toUpperCase();
  const first = held.find(({ origin }) => origin === 'owner');
  const isThere = number === null || held.some(isSame);
  if (first && !(isThere && isSame(first)))
    await database.deleteFrom('licenses').where('id', '=', first.id).execute();
  if (isThere) return;
  await sql`insert into licenses (id, contractor_id, origin, number)
    values (${first?.id ?? sql`default`}, ${contractorId}::integer, 'owner', ${number})`.execute(database);
}
