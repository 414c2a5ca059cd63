import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '../../../database/client.ts';
import type { LicenseColumns, ListingColumn, ListingColumns } from '../listing-columns.ts';

export type KnownLicense = LicenseColumns & {
  id: number;
  source: string | null;
  /** YYYY-MM-DD of the edition that named it last, and of the first that no longer did. */
  as_of: string | null;
  missing_since: string | null;
  last_import_id: number | null;
};

/** A contractor that the database has already. */
export type KnownListing = {
  id: number;
  source: string | null;
  /** YYYY-MM-DD of the edition it was last seen in. */
  asOf: string | null;
  missingSince: string | null;
  /** The import that named it last, or found it missing. */
  lastImportId: number | null;
  ownerEdited: boolean;
  claimed: boolean;
  /** Corrected by an administrator: no import writes them. */
  correctedFields: ListingColumn[];
  columns: ListingColumns;
  /** As boards' lists have them, not as its owner does. */
  licenses: KnownLicense[];
};

/** The contractors that have one of these keys. */
export async function contractorsByKey(
  database: Queryable,
  keys: readonly string[],
): Promise<Map<string, number[]>> {
  const rows = await database
    .selectFrom('listing_keys')
    .select(['key', 'contractor_id'])
    .where(sql<boolean>`key = any(${sql.val(keys)}::text[])`)
    .orderBy('contractor_id')
    .execute();
  const found = new Map<string, number[]>();
  for (const { key, contractor_id } of rows) found.set(key, [...(found.get(key) ?? []), contractor_id]);
  return found;
}

/** Contractors as an import compares them, locked until the end of the transaction. */
export async function findKnownListing(database: Queryable, ids: readonly number[]): Promise<KnownListing[]> {
  if (ids.length === 0) return [];
  const rows = await selectKnown(database, ids);
  return rows.map(({ id, source, source_as_of, missing_since, owner_edited_at, user_id, ...row }) => {
    const { corrected_fields, last_import_id, licenses, ...columns } = row;
    return {
      id,
      source,
      asOf: source_as_of,
      missingSince: missing_since,
      lastImportId: last_import_id,
      ownerEdited: owner_edited_at !== null,
      claimed: user_id !== null,
      correctedFields: corrected_fields as ListingColumn[],
      columns,
      licenses,
    };
  });
}

function selectKnown(database: Queryable, ids: readonly number[]) {
  return (
    database
      // Rows are locked in this order: the profile first, as everywhere.
      .selectFrom('profiles as p')
      .innerJoin('contractors as c', 'c.id', 'p.id')
      .select(['c.id', 'c.source', 'c.source_as_of', 'c.missing_since', 'c.owner_edited_at'])
      .select(['c.last_import_id', 'c.corrected_fields', 'p.user_id'])
      .select(['p.name', 'p.phone', 'p.region_id', 'p.city', 'p.postal_code', 'p.address'])
      .select(['p.latitude', 'p.longitude', 'c.website', 'c.email', 'c.year_founded', 'c.crew_size'])
      .select(['c.insured', 'c.bonded', 'c.insurance_expires_on'])
      .select(
        sql<
          number[]
        >`array(select pt.trade_id from profile_trades pt where pt.profile_id = c.id order by pt.position)`.as(
          'trade_ids',
        ),
      )
      .select((query) =>
        jsonArrayFrom(
          query
            .selectFrom('licenses as l')
            .select(['l.id', 'l.source', 'l.state', 'l.number', 'l.class', 'l.status', 'l.register_status'])
            .select(['l.issued_on', 'l.expires_on', 'l.as_of', 'l.missing_since', 'l.last_import_id'])
            .whereRef('l.contractor_id', '=', 'c.id')
            .where('l.origin', '=', 'import')
            .orderBy('l.id'),
        ).as('licenses'),
      )
      .where(sql<boolean>`c.id = any(${sql.val(ids)}::integer[])`)
      .orderBy('c.id')
      .forNoKeyUpdate()
      .execute()
  );
}
