import { sql } from 'kysely';
import type { Queryable } from '../database/client.ts';

/**
 * The first license number that a contractor states, beside those of public registers and further own ones. A
 * number that a register lists already is not stated again; null withdraws the statement.
 */
export async function stateLicense(
  database: Queryable,
  contractorId: number,
  number: string | null,
): Promise<void> {
  const current = await database
    .selectFrom('licenses')
    .select(['id', 'origin', 'number'])
    .where('contractor_id', '=', contractorId)
    .orderBy('id')
    .execute();
  const isSame = (row: { number: string | null }) => row.number?.toUpperCase() === number?.toUpperCase();
  const first = current.find(({ origin }) => origin === 'owner');
  const isThere = number === null || current.some(isSame);
  if (first && !(isThere && isSame(first)))
    await database.deleteFrom('licenses').where('id', '=', first.id).execute();
  if (isThere) return;
  await sql`insert into licenses (id, contractor_id, origin, number)
    values (${first?.id ?? sql`default`}, ${contractorId}::integer, 'owner', ${number})`.execute(database);
}
