import { sql } from 'kysely';
import type { Queryable } from '../database/client.ts';

/**
 * The license number that a contractor states: one beside those of public registers, of which it takes nothing over. A number
 * that a register lists already is not stated again; null takes the statement back.
 */
export async function stateLicense(
  database: Queryable,
  contractorId: number,
  number: string | null,
): Promise<void> {
  const listed = await database
    .selectFrom('licenses')
    .select('id')
    .where('contractor_id', '=', contractorId)
    .where('origin', '=', 'import')
    .where(sql<boolean>`upper(number) = upper(${number})`)
    .executeTakeFirst();
  const stated = listed ? null : number;
  await database
    .deleteFrom('licenses')
    .where('contractor_id', '=', contractorId)
    .where('origin', '=', 'owner')
    .where(sql<boolean>`number is distinct from ${stated}`)
    .execute();
  if (stated === null) return;
  await database
    .insertInto('licenses')
    .values({ contractor_id: contractorId, origin: 'owner', number: stated })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
