import type { ReadContext } from '../../core/context.ts';

/** The page of an unclaimed business; null: it has an owner, or is gone. */
export async function unclaimedSlugOf(
  { database }: ReadContext,
  contractorId: number | null,
): Promise<string | null> {
  const row = await database
    .selectFrom('contractors as c')
    .innerJoin('profiles as p', 'p.id', 'c.id')
    .select('c.slug')
    .where('c.id', '=', contractorId ?? 0)
    .where('p.user_id', 'is', null)
    .executeTakeFirst();
  return row?.slug ?? null;
}
