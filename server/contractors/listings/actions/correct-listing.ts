import { sql } from 'kysely';
import { normalizePhone } from '../../../../common/format/phones.ts';
import { contractorChanged, profileRenamed } from '../../../accounts/events.ts';
import { transact, type Context, type ReadContext } from '../../../core/context.ts';
import { conflict, invalid } from '../../../core/errors.ts';
import { zoneOfColumns } from '../../../places/place-zone.ts';
import { findPlace } from '../../../places/find-place.ts';
import { countryOf } from '../../../places/place.ts';
import { placesIn } from '../../../places/queries/cities.ts';
import type { PlaceRegion } from '../../../places/region-names.ts';
import { recordDecision } from '../../../decisions/record-decision.ts';
import { lockListing } from '../queries/lock-listing.ts';
import type { Corrections } from '../schemas.ts';
import type { DecidedListing, ListingDecision } from './hide-listing.ts';

/**
 * Corrects the listed data of an unclaimed business; no import writes these fields again. An emptied address
 * is gone for good, with its position and every copy. The decision records the corrected fields, not their
 * values. Throws 409 for a claimed listing and InvalidInput by field.
 */
export async function correctListing(
  context: Context,
  { contractorId, reasonCode, reason }: ListingDecision,
  corrections: Corrections,
): Promise<DecidedListing> {
  const fields = Object.keys(corrections).sort();
  if (fields.length === 0) throw invalid('name', 'listings.nothing_corrected');
  return transact(context, async (tx) => {
    const listing = await lockListing(tx, contractorId);
    if (listing.ownerUserId !== null) throw conflict('listings.claimed');
    if (listing.mergedIntoId !== null) throw conflict('listings.merged_already');
    const columns = await write(tx, contractorId, corrections);
    await keepFromImports(tx, contractorId, columns);
    const { id: decisionId } = await recordDecision(tx, {
      action: 'listing.corrected',
      subject: { type: 'listing', id: contractorId },
      contractorId,
      reasonCode,
      reasonText: reason,
      before: { corrected: listing.correctedFields.toSorted().join(', ') },
      after: { corrected: fields.join(', ') },
      concerned: [],
    });
    if (corrections.name !== undefined) tx.announce(profileRenamed(contractorId));
    tx.announce(contractorChanged(contractorId));
    return { decisionId };
  });
}

/** Writes the given values; answers with the columns that an import leaves alone from now on. */
async function write(
  tx: ReadContext,
  contractorId: number,
  { trades, website, phone, name, address }: Corrections,
): Promise<string[]> {
  const { database, now } = tx;
  const point = address === null ? await roughPoint(tx, contractorId) : null;
  const zonedPoint = point && { ...point, place_zone: zoneOfColumns(point) };
  await database
    .updateTable('profiles')
    .set({
      name,
      phone: await readPhone(tx, contractorId, phone),
      address,
      ...zonedPoint,
      updated_at: now,
    })
    .where('id', '=', contractorId)
    .execute();
  // An administrator wrote this name, so it needs no check.
  if (name !== undefined)
    await database
      .updateTable('contractors')
      .set({ name_signals: [] })
      .where('id', '=', contractorId)
      .execute();
  if (website !== undefined)
    await database.updateTable('contractors').set({ website }).where('id', '=', contractorId).execute();
  if (trades !== undefined) await writeTrades(tx, contractorId, trades);
  if (address === null) await removeCopies(tx, contractorId, await withMerged(tx, contractorId));
  await sql`select refresh_contractor_search(array[${contractorId}]::integer[])`.execute(database);
  const written = { name, phone, address, website, trade_ids: trades, ...point };
  return Object.entries(written).flatMap(([column, value]) => (value === undefined ? [] : [column]));
}

async function readPhone(
  { database }: ReadContext,
  contractorId: number,
  phone: string | null | undefined,
): Promise<string | null | undefined> {
  if (phone === undefined || phone === null) return phone;
  const { region_id } = await placeOf(database, contractorId);
  const country = countryOf(region_id, await regionsIn(database));
  const normalized = normalizePhone(phone, country ?? 'US');
  if (normalized === null) throw invalid('phone', 'accounts.phone_invalid');
  return normalized;
}

/** The position of the city or the postal code, for a business with a private address. */
async function roughPoint({ database, language }: ReadContext, contractorId: number) {
  const { region_id: regionId, city, postal_code } = await placeOf(database, contractorId);
  const regions = await regionsIn(database);
  for (const text of [postal_code, city]) {
    if (text === null || regionId === null) continue;
    const question = { text, regions, regionId, country: countryOf(regionId, regions), language };
    const answer = await findPlace(placesIn(database), question);
    if (answer.kind === 'place' && answer.place.regionId === regionId)
      return { latitude: answer.place.latitude, longitude: answer.place.longitude };
  }
  return { latitude: null, longitude: null };
}

const regionsIn = (database: ReadContext['database']): Promise<PlaceRegion[]> =>
  database.selectFrom('regions').select(['id', 'code', 'country', 'english', 'mexican_spanish']).execute();

function placeOf(database: ReadContext['database'], contractorId: number) {
  return database
    .selectFrom('profiles')
    .select(['region_id', 'city', 'postal_code'])
    .where('id', '=', contractorId)
    .executeTakeFirstOrThrow();
}

async function writeTrades(
  { database }: ReadContext,
  contractorId: number,
  trades: readonly number[],
): Promise<void> {
  const known = await database.selectFrom('trades').select('id').where('id', 'in', trades).execute();
  if (known.length < trades.length) throw invalid('trades', 'validation.choose');
  await database.deleteFrom('profile_trades').where('profile_id', '=', contractorId).execute();
  await database
    .insertInto('profile_trades')
    .values(trades.map((trade_id, position) => ({ profile_id: contractorId, trade_id, position })))
    .execute();
}

/** The listing, and those merged into it, directly or by way of another one. */
async function withMerged({ database }: ReadContext, contractorId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive one(id) as (
      values (${contractorId}::integer)
      union select c.id from contractors as c join one on c.merged_into_id = one.id)
    select id from one`.execute(database);
  return rows.map(({ id }) => id);
}

/**
 * Removes the copies of the address: those that imports keep (the row's key, and the values that undoing would
 * restore), and those of merged listings, which a split would show again.
 */
async function removeCopies(tx: ReadContext, contractorId: number, all: readonly number[]): Promise<void> {
  const { database } = tx;
  const ids = sql`any(${sql.val(all)}::integer[])`;
  await sql`update contractors set source_key = null
    where id = ${ids} and source_key like 'name %'`.execute(database);
  await sql`update contractor_import_changes
    set before = before - array['address', 'latitude', 'longitude'], after = after - array['address', 'latitude', 'longitude']
    where contractor_id = ${ids}`.execute(database);
  for (const merged of all.filter((id) => id !== contractorId)) {
    const nowhere = { address: null, latitude: null, longitude: null, place_zone: null };
    await database.updateTable('profiles').set(nowhere).where('id', '=', merged).execute();
    await keepFromImports(tx, merged, ['address', 'latitude', 'longitude']);
  }
}

async function keepFromImports(
  { database }: ReadContext,
  contractorId: number,
  columns: readonly string[],
): Promise<void> {
  await sql`
    update contractors set corrected_fields = array(
      select distinct unnest(corrected_fields || ${sql.val(columns)}::text[]) order by 1)
    where id = ${contractorId}`.execute(database);
}
