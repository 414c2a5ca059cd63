import { sql } from 'kysely';
import type { Queryable } from '../../../database/client.ts';

type Moved = {
  fromId: number;
  toId: number;
  numbers: readonly { state: string | null; number: string }[];
};

/** Moves the permits of a listing that name one of these licenses to the listing that has them now. */
export async function movePermits(database: Queryable, { fromId, toId, numbers }: Moved): Promise<void> {
  const licenses = numbers.map(({ state, number }) => `${state ?? ''}/${number}`);
  const plain = (column: ReturnType<typeof sql>) =>
    sql`upper(regexp_replace(${column}, '[^[:alnum:]/]', '', 'g'))`;
  await sql`
    update permits set contractor_id = ${toId}::integer, updated_at = now()
    where contractor_id = ${fromId}::integer and joined_by = 'license'
      and ${plain(sql`concat_ws('/', license_state, license_number)`)} in (
        select ${plain(sql`license`)} from unnest(${sql.val(licenses)}::text[]) as one (license))`.execute(
    database,
  );
}
