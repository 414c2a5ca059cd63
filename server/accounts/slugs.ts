import { slugify } from '../../common/format/slug.ts';
import type { Queryable } from '../database/client.ts';

const WITHOUT_LATIN_LETTERS = 'contractor';

/** A free slug for a business: its name, and its number behind where the name is taken. */
export async function freeSlug(database: Queryable, name: string, profileId: number): Promise<string> {
  const slug = slugify(name) || WITHOUT_LATIN_LETTERS;
  const taken = await database
    .selectFrom('contractors')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return taken ? `${slug}-${profileId}` : slug;
}
