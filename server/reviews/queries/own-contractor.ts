import type { ReadContext } from '../../core/context.ts';

/** The business the viewer answers for, or null. */
export async function ownContractor({
  database,
  viewer,
}: ReadContext): Promise<{ id: number; slug: string; name: string } | null> {
  if (!viewer || viewer.contractorId === null) return null;
  const row = await database
    .selectFrom('contractors')
    .select(['id', 'slug', 'name'])
    .where('id', '=', viewer.contractorId)
    .executeTakeFirst();
  return row ?? null;
}
