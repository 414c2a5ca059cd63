import type { Queryable } from '../../database/client.ts';
import { isPublic } from '../../conditions/public-rows.ts';

/** The addresses of the other contractors that the author of a review has reviewed. */
export async function reviewedByAuthorOf(database: Queryable, reviewId: number): Promise<string[]> {
  const rows = await database
    .selectFrom('reviews as r')
    .innerJoin('reviews as w', 'w.author_profile_id', 'r.author_profile_id')
    .innerJoin('contractors as c', 'c.id', 'w.contractor_id')
    .select('c.slug')
    .distinct()
    .where('r.id', '=', reviewId)
    .whereRef('w.contractor_id', '<>', 'r.contractor_id')
    .where(isPublic('w'))
    .execute();
  return rows.map(({ slug }) => slug);
}
