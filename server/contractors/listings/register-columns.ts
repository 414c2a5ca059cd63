import { sql } from 'kysely';
import type { ReadContext } from '../../core/context.ts';
import type { ListingColumns } from '../import/listing-columns.ts';
import { findKnownListing, type KnownListing } from '../import/saving/known-listings.ts';
import { writeColumns } from '../import/saving/write-listings.ts';

type Leaving = Pick<ReadContext, 'database' | 'now'>;

/** Keeps what the register said of a listing, before its owner writes over it. */
export async function keepRegisterColumns({ database, now }: Leaving, contractorId: number): Promise<void> {
  const [known] = await findKnownListing(database, [contractorId]);
  if (!known || known.source === null) return;
  const kept = { columns: sql<string>`${JSON.stringify(known.columns)}::text::jsonb`, kept_at: now };
  await database
    .insertInto('register_columns')
    .values({ contractor_id: contractorId, ...kept })
    .onConflict((row) => row.column('contractor_id').doUpdateSet(kept))
    .execute();
}

/**
 * Takes everything of its owner off the page of a business: it says again what its register says. One without a
 * register keeps its name, trades, city and state while people can read reviews of it, and else is removed.
 */
export async function returnToRegister({ database, now }: Leaving, ids: readonly number[]): Promise<void> {
  for (const known of await findKnownListing(database, ids)) {
    const register = await registerOf(database, known.id);
    await writeColumns(database, [{ id: known.id, columns: columnsAfter(known, register) }]);
  }
  await clearOwnTexts(database, ids);
  await database
    .deleteFrom('licenses')
    .where('contractor_id', 'in', ids)
    .where('origin', '=', 'owner')
    .execute();
  for (const table of ['contractor_photos', 'contractor_albums'] as const)
    await database.deleteFrom(table).where('contractor_id', 'in', ids).execute();
  await sql`select refresh_contractor_pictures(${sql.val([...ids])}::integer[])`.execute(database);
  await database.deleteFrom('register_columns').where('contractor_id', 'in', ids).execute();
  await database
    .updateTable('contractors')
    .set({ hidden_at: now })
    .where('id', 'in', ids)
    .where('source', 'is', null)
    .where('hidden_at', 'is', null)
    .where('review_count', '=', 0)
    .where('quote_count', '=', 0)
    .execute();
}

async function registerOf(database: Leaving['database'], id: number): Promise<ListingColumns | null> {
  const row = await database
    .selectFrom('register_columns')
    .select('columns')
    .where('contractor_id', '=', id)
    .executeTakeFirst();
  return row ? (row.columns as unknown as ListingColumns) : null;
}

const NOTHING = {
  phone: null,
  postal_code: null,
  address: null,
  latitude: null,
  longitude: null,
  website: null,
  email: null,
  year_founded: null,
  crew_size: null,
  insured: false,
  bonded: false,
  insurance_expires_on: null,
} as const;

/** An administrator's corrections stay, such as an address that was removed. Without a copy, an import brings the rest. */
function columnsAfter(known: KnownListing, register: ListingColumns | null): ListingColumns {
  const { name, region_id, city, trade_ids } = known.columns;
  const columns = register ?? { name, region_id, city, trade_ids, ...NOTHING };
  const corrected = known.correctedFields.map((field) => [field, known.columns[field]]);
  return { ...columns, ...(Object.fromEntries(corrected) as Partial<ListingColumns>) };
}

/** Texts, prices, hours, looks and switches; each column gets its first value again. */
async function clearOwnTexts(database: Leaving['database'], ids: readonly number[]): Promise<void> {
  await sql`
    update contractors set
      headline = default, about = default, services = default, service_prices_cents = default, links = default,
      payment_methods = default, warranty = default, opening_hours = default, closed_days = default,
      served_region_ids = default, service_radius_km = default, languages = default, bond_expires_on = default,
      template_id = default, color_scheme_id = default, own_color = default, owner_edited_at = null
    where id = any(${sql.val([...ids])}::integer[])`.execute(database);
  await sql`
    update profiles set
      phone_on_whatsapp = default, show_phone = default, show_email = default, show_address = default,
      show_map = default, open_to_messages = default, listed_in_sub_finder = default, languages = default,
      shown_photos = default, shown_pins = default, shown_templates = default, shown_color_schemes = default,
      shown_own_color = default, setup_step = default, view_regions = default, view_trades = default
    where id = any(${sql.val([...ids])}::integer[])`.execute(database);
}
