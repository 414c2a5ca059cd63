import { sql, type Insertable } from 'kysely';
import { slugify } from '../../../../common/format/slug.ts';
import type { Queryable } from '../../../database/client.ts';
import { insertRows, reserveIds } from '../../../database/insert-rows.ts';
import type { DB } from '../../../database/schema.ts';
import { zoneOfColumns } from '../../../places/place-zone.ts';
import { licenseColumns, listingColumns, type ListingColumns } from '../listing-columns.ts';
import { allKeys, type KeyedListing } from '../listing-keys.ts';
import type { ImportedSource } from '../source.ts';

const WITHOUT_LATIN_LETTERS = 'contractor';

/** Creates unknown contractors with their licenses and keys; answers with their ids. */
export async function createContractors(
  database: Queryable,
  fresh: readonly KeyedListing[],
  source: ImportedSource,
): Promise<number[]> {
  const ids = await reserveIds(database, 'profiles', fresh.length);
  const numbered = fresh.map((keyed, index) => ({ ...keyed, id: ids[index] ?? 0 }));
  const slugs = await chooseSlugs(database, numbered);
  const rows = numbered.map(({ id, listing }) => ({ id, listing, ...splitColumns(listingColumns(listing)) }));
  await insertRows(
    database,
    'profiles',
    rows.map(({ id, profile }) => ({ id, kind: 'contractor', ...profile })),
  );
  await insertRows(
    database,
    'contractors',
    rows.map(({ id, listing, contractor }): Insertable<DB['contractors']> => ({
      id,
      slug: slugs.get(id) ?? String(id),
      ...contractor,
      source: source.name,
      source_key: listing.sourceKey,
      source_as_of: source.asOf,
      last_import_id: source.importId,
    })),
  );
  await insertTrades(
    database,
    rows.map(({ id, listing }) => ({ id, tradeIds: listing.tradeIds })),
  );
  await insertLicenses(
    database,
    numbered.flatMap(({ id, listing }) =>
      listing.licenses.map((license) => ({ contractorId: id, ...licenseColumns(license) })),
    ),
    source,
  );
  await insertKeys(database, numbered);
  return ids;
}

/** The name; where that is taken, the name and the city; else the name and the number. */
async function chooseSlugs(
  database: Queryable,
  fresh: (KeyedListing & { id: number })[],
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

/** Writes all columns that come from a list; the search document and the copies of names follow in `refresh`. */
export async function writeColumns(
  database: Queryable,
  rows: readonly { id: number; columns: ListingColumns }[],
): Promise<void> {
  if (rows.length === 0) return;
  const profiles = rows.map(({ id, columns }) => ({ id, ...splitColumns(columns).profile }));
  const contractors = rows.map(({ id, columns }) => ({ id, ...splitColumns(columns).contractor }));
  await sql`
    update profiles set
      name = fresh.name, phone = fresh.phone, region_id = fresh.region_id, city = fresh.city, postal_code = fresh.postal_code,
      address = fresh.address, latitude = fresh.latitude, longitude = fresh.longitude, place_zone = fresh.place_zone, updated_at = now()
    from json_populate_recordset(null::profiles, ${JSON.stringify(profiles)}::text::json) fresh
    where profiles.id = fresh.id`.execute(database);
  await sql`
    update contractors c set
      website = fresh.website, email = fresh.email, year_founded = fresh.year_founded, crew_size = fresh.crew_size,
      insured = fresh.insured, bonded = fresh.bonded, insurance_expires_on = fresh.insurance_expires_on, updated_at = now()
    from json_populate_recordset(null::contractors, ${JSON.stringify(contractors)}::text::json) fresh
    where c.id = fresh.id`.execute(database);
  await database
    .deleteFrom('profile_trades')
    .where(
      'profile_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  await insertTrades(
    database,
    rows.map(({ id, columns }) => ({ id, tradeIds: columns.trade_ids })),
  );
}

/** New keys of known contractors: a row that is new in their list, a name that they go by now. */
export async function insertKeys(
  database: Queryable,
  numbered: readonly (KeyedListing & { id: number })[],
): Promise<void> {
  const rows = numbered.flatMap((keyed) => allKeys(keyed).map((key) => ({ key, contractor_id: keyed.id })));
  await insertRows(database, 'listing_keys', rows, { onConflict: 'skip' });
}

export async function insertLicenses(
  database: Queryable,
  licenses: readonly (ReturnType<typeof licenseColumns> & { contractorId: number })[],
  source: ImportedSource,
): Promise<void> {
  await insertRows(
    database,
    'licenses',
    licenses.map(({ contractorId, ...license }) => ({
      contractor_id: contractorId,
      origin: 'import',
      source: source.name,
      as_of: source.asOf,
      last_import_id: source.importId,
      ...license,
    })),
  );
}

async function insertTrades(
  database: Queryable,
  rows: readonly { id: number; tradeIds: readonly number[] }[],
): Promise<void> {
  await insertRows(
    database,
    'profile_trades',
    rows.flatMap(({ id, tradeIds }) =>
      tradeIds.map((trade_id, position) => ({ profile_id: id, trade_id, position })),
    ),
  );
}

function splitColumns(columns: ListingColumns) {
  const { name, phone, region_id, city, postal_code, address, latitude, longitude } = columns;
  const place_zone = zoneOfColumns(columns);
  const { website, email, year_founded, crew_size, insured, bonded, insurance_expires_on } = columns;
  return {
    profile: { name, phone, region_id, city, postal_code, address, latitude, longitude, place_zone },
    contractor: { website, email, year_founded, crew_size, insured, bonded, insurance_expires_on },
  };
}
