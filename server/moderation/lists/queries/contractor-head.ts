import type { ReadContext } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';

export type ContractorHead = {
  id: number;
  slug: string;
  name: string;
  city: string | null;
  region: string | null;
  claimed: boolean;
};

/** The contractor of an admin page. Throws the 404 where there is none. */
export async function contractorHead(
  { database, language }: ReadContext,
  contractorId: number,
): Promise<ContractorHead> {
  const row = await database
    .selectFrom('contractors as c')
    .leftJoin('regions as r', 'r.id', 'c.region_id')
    .select(['c.id', 'c.slug', 'c.name', 'c.city', 'c.claimed', `r.${language} as region`])
    .where('c.id', '=', contractorId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
