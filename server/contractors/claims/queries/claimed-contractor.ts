import { notFound } from '../../../core/errors.ts';
import type { Queryable } from '../../../database/client.ts';

export type ListedContractor = {
  id: number;
  slug: string;
  name: string;
  city: string | null;
  website: string | null;
  email: string | null;
  ownerUserId: number | null;
};

/** The business at an address, as far as a claim asks. Throws `notFound()` where there is none. */
export async function listedContractor(database: Queryable, slug: string): Promise<ListedContractor> {
  const row = await database
    .selectFrom('contractors as c')
    .innerJoin('profiles as p', 'p.id', 'c.id')
    .select(['c.id', 'c.slug', 'p.name', 'p.city', 'c.website', 'c.email', 'p.user_id as ownerUserId'])
    .where('c.slug', '=', slug)
    .where('c.hidden_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/**
 * Locks a business's owner until the transaction ends, so that two claims on it are decided one after the
 * other.
 */
export async function lockOwner(database: Queryable, contractorId: number): Promise<number | null> {
  const profile = await database
    .selectFrom('profiles')
    .select('user_id')
    .where('id', '=', contractorId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!profile) throw notFound();
  return profile.user_id;
}
