import { sql, type Insertable } from 'kysely';
import { slugify } from '../../../common/slug.ts';
import type { Queryable } from '../../database/client.ts';
import { insertRows, reserveIds } from '../../database/insert-rows.ts';
import type { DB } from '../../database/schema.ts';
import type { Listing } from './listing.ts';
import { compareListings, type Comparison, type Known } from './compare-listings.ts';

const WITHOUT_LATIN_LETTERS = 'contractor';

/** Where listings come from. `asOf` is YYYY-MM-DD. */
export type Source = { name: string; asOf: string };
export type SaveCounts = { created: number; updated: number; unchanged: number; skipped: number };
/** Writes what the contractors' copies and ratings say; `ids` are those that were written. */
export type RefreshContractors = (database: Queryable, ids: number[]) => Promise<void>;

/**
 * Creates and updates the contractors of one batch, in the caller's transaction. No two listings have the same source key.
 * What an owner edited is skipped; of a claimed contractor only the licence follows the register. With `dryRun` nothing
 * is written, and the counts are what they would be.
 */
export async function saveListings(
  database: Queryable,
  listings: readonly Listing[],
  source: Source,
  options: { refresh: RefreshContractors; dryRun: boolean },
): Promise<SaveCounts> {
  const compared = compareListings(listings, await findKnown(database, listings, source), source);
  if (!options.dryRun) {
    const created = await createContractors(database, compared.created, source);
    await updateProfiles(
      database,
      compared.updated.filter(({ known }) => !known.claimed),
    );
    await updateContractors(database, compared.updated, source);
    await touchUnchanged(database, compared.unchanged, source);
    const written = [...created, ...compared.updated.map(({ known }) => known.id)];
    if (written.length > 0) await options.refresh(database, written);
  }
  const { created, updated, unchanged, skipped } = compared;
  return {
    created: created.length,
    updated: updated.length,
    unchanged: unchanged.length,
    skipped: skipped.length,
  };
}

async function findKnown(
  database: Queryable,
  listings: readonly Listing[],
  source: Source,
): Promise<Known[]> {
  const keys = listings.map((listing) => listing.sourceKey);
  const rows = await database
    .selectFrom('contractors as c')
    .innerJoin('profiles as p', 'p.id', 'c.id')
    .select(['c.id', 'c.source_key', 'c.source_as_of', 'c.owner_edited_at', 'p.user_id'])
    .select([
      'p.name',
      'p.phone',
      'p.region_id',
      'p.city',
      'p.postal_code',
      'p.address',
      'p.latitude',
      'p.longitude',
    ])
    .select([
      'c.website',
      'c.email',
      'c.year_founded',
      'c.crew_size',
      'c.insured',
      'c.bonded',
      'c.insurance_expires_on',
    ])
    .select([
      'c.licence_number',
      'c.licence_state',
      'c.licence_class',
      'c.licence_status',
      'c.licence_expires_on',
    ])
    .select(
      sql<
        number[]
      >`array(select pt.trade_id from profile_trades pt where pt.profile_id = c.id order by pt.position)`.as(
        'trade_ids',
      ),
    )
    .where('c.source', '=', source.name)
    .where(sql<boolean>`c.source_key = any(${sql.val(keys)}::text[])`)
    .execute();
  return rows.map(({ id, source_key, source_as_of, owner_edited_at, user_id, ...columns }) => ({
    id,
    sourceKey: source_key ?? '',
    asOf: source_as_of,
    ownerEdited: owner_edited_at !== null,
    claimed: user_id !== null,
    columns,
  }));
}

async function createContractors(
  database: Queryable,
  created: Comparison['created'],
  source: Source,
): Promise<number[]> {
  const ids = await reserveIds(database, 'profiles', created.length);
  const numbered = created.map((fresh, index) => ({ ...fresh, id: ids[index] ?? 0 }));
  const slugs = await chooseSlugs(database, numbered);
  await insertRows(
    database,
    'profiles',
    numbered.map(({ id, profile }) => ({ id, kind: 'contractor', ...profile })),
  );
  await insertRows(
    database,
    'contractors',
    numbered.map(({ id, listing, contractor }): Insertable<DB['contractors']> => ({
      id,
      slug: slugs.get(id) ?? String(id),
      ...contractor,
      ...licenceOrigin(listing, source),
      source: source.name,
      source_key: listing.sourceKey,
      source_as_of: source.asOf,
    })),
  );
  await insertRows(
    database,
    'profile_trades',
    numbered.flatMap(({ id, listing }) => tradeRows(id, listing)),
  );
  return ids;
}

/** The name; where that is taken, the name and the city; where that is taken too, the name and the number. */
async function chooseSlugs(
  database: Queryable,
  fresh: { id: number; listing: Listing }[],
): Promise<Map<number, string>> {
  const wishes = fresh.map(({ id, listing }) => {
    const name = slugify(listing.name) || WITHOUT_LATIN_LETTERS;
    return { id, slugs: [name, slugify(`${name} ${listing.city ?? ''}`), `${name}-${id}`] };
  });
  const rows = await database
    .selectFrom('contractors')
    .select('slug')
    .where(sql<boolean>`slug = any(${sql.val(wishes.flatMap(({ slugs }) => slugs))}::text[])`)
    .execute();
  const taken = new Set(rows.map((row) => row.slug));
  return new Map(
    wishes.map(({ id, slugs }) => {
      const slug = slugs.find((wish) => !taken.has(wish)) ?? `${WITHOUT_LATIN_LETTERS}-${id}`;
      taken.add(slug);
      return [id, slug];
    }),
  );
}

async function updateProfiles(database: Queryable, updated: Comparison['updated']): Promise<void> {
  if (updated.length === 0) return;
  const rows = updated.map(({ known, profile }) => ({ id: known.id, ...profile }));
  await sql`
    update profiles set
      name = fresh.name, phone = fresh.phone, region_id = fresh.region_id, city = fresh.city, postal_code = fresh.postal_code,
      address = fresh.address, latitude = fresh.latitude, longitude = fresh.longitude, updated_at = now()
    from json_populate_recordset(null::profiles, ${JSON.stringify(rows)}::text::json) fresh
    where profiles.id = fresh.id`.execute(database);
  await database
    .deleteFrom('profile_trades')
    .where(
      'profile_id',
      'in',
      updated.map(({ known }) => known.id),
    )
    .execute();
  await insertRows(
    database,
    'profile_trades',
    updated.flatMap(({ known, listing }) => tradeRows(known.id, listing)),
  );
}

async function updateContractors(
  database: Queryable,
  updated: Comparison['updated'],
  source: Source,
): Promise<void> {
  if (updated.length === 0) return;
  const rows = updated.map(({ known, listing, contractor }) => ({
    id: known.id,
    claimed: known.claimed,
    ...contractor,
    ...licenceOrigin(listing, source),
    source_as_of: source.asOf,
  }));
  await sql`
    update contractors c set
      website = case when fresh.claimed then c.website else fresh.website end,
      email = case when fresh.claimed then c.email else fresh.email end,
      year_founded = case when fresh.claimed then c.year_founded else fresh.year_founded end,
      crew_size = case when fresh.claimed then c.crew_size else fresh.crew_size end,
      insured = case when fresh.claimed then c.insured else fresh.insured end,
      bonded = case when fresh.claimed then c.bonded else fresh.bonded end,
      insurance_expires_on = case when fresh.claimed then c.insurance_expires_on else fresh.insurance_expires_on end,
      licence_number = fresh.licence_number, licence_state = fresh.licence_state, licence_class = fresh.licence_class,
      licence_status = fresh.licence_status, licence_expires_on = fresh.licence_expires_on,
      licence_source = fresh.licence_source, licence_as_of = fresh.licence_as_of, source_as_of = fresh.source_as_of,
      updated_at = now()
    from json_populate_recordset(null::contractors, ${JSON.stringify(rows)}::text::json) fresh
    where c.id = fresh.id`.execute(database);
}

/** A newer edition that says the same still moves the date forward that stands on the page. */
async function touchUnchanged(
  database: Queryable,
  unchanged: readonly Known[],
  source: Source,
): Promise<void> {
  const ids = unchanged.filter((known) => known.asOf !== source.asOf).map((known) => known.id);
  if (ids.length === 0) return;
  await sql`
    update contractors set
      source_as_of = ${source.asOf}::date,
      licence_as_of = case when licence_as_of is null then null else ${source.asOf}::date end
    where id = any(${sql.val(ids)}::integer[])`.execute(database);
}

function licenceOrigin({ licence }: Listing, source: Source) {
  return { licence_source: licence ? source.name : null, licence_as_of: licence ? source.asOf : null };
}

function tradeRows(profileId: number, listing: Listing): Insertable<DB['profile_trades']>[] {
  return listing.tradeIds.map((trade_id, position) => ({ profile_id: profileId, trade_id, position }));
}
