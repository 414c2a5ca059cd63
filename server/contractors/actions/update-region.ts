import { sql } from 'kysely';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, invalid, notFound } from '../../core/errors.ts';
import { LANGUAGES } from '../../../common/format/language.ts';
import type { Queryable } from '../../database/client.ts';
import { referenceChanged } from '../events.ts';
import type { RegionChanges } from '../schemas.ts';
import { beginSearchRefresh } from '../search-refreshes.ts';

/**
 * Renames a region, or hides it from the search and the forms, or shows it again; its address stays. Throws a
 * 409 when `version` is no longer the current one.
 */
export async function updateRegion(
  context: Context,
  { regionId, changes }: { regionId: number; changes: RegionChanges },
): Promise<void> {
  await transact(context, async (tx) => {
    const current = await lockRegion(tx, regionId);
    if (current.version !== changes.version) throw conflict('admin_lists.changed_meanwhile');
    await refuseTakenNames(tx.database, changes, { id: regionId, country: current.country });
    await saveRegion(tx, regionId, changes);
    const renamed =
      current.english !== changes.english || current.mexican_spanish !== changes.mexican_spanish;
    const subject = { type: 'region', id: regionId } as const;
    tx.announce(referenceChanged(renamed ? await beginSearchRefresh(tx, subject) : null));
  });
}

async function lockRegion({ database }: ReadContext, id: number) {
  // All at once: two regions may not be given one name at the same time.
  await sql`lock table regions in share row exclusive mode`.execute(database);
  const region = await database
    .selectFrom('regions')
    .select(['version', 'country', 'english', 'mexican_spanish'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!region) throw notFound();
  return region;
}

/** Within a country, two regions of one name could not be told apart in a form. Throws InvalidInput by field. */
async function refuseTakenNames(
  database: Queryable,
  names: Pick<RegionChanges, 'english' | 'mexican_spanish'>,
  own: { id: number; country: string },
): Promise<void> {
  for (const language of LANGUAGES) {
    const other = await database
      .selectFrom('regions')
      .select('id')
      .where(sql<boolean>`plain_words(${sql.ref(language)}) = plain_words(${names[language]}::text)`)
      .where('country', '=', own.country)
      .where('id', '<>', own.id)
      .executeTakeFirst();
    if (other) throw invalid(language, 'admin_lists.name_taken');
  }
}

async function saveRegion({ database, now }: ReadContext, id: number, changes: RegionChanges): Promise<void> {
  const { english, mexican_spanish, active } = changes;
  await database
    .updateTable('regions')
    .set({ english, mexican_spanish, active, edited_at: now })
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}
