import { sql } from 'kysely';
import type { ReadContext } from '../../core/context.ts';

/**
 * Gives a listing the words, facts and trades of its new owner's own page where it has none. Contact details that the owner
 * did not show are left behind: the listing shows what it has.
 */
export async function copyOwnPage(
  { database, now }: ReadContext,
  { fromId, intoId }: { fromId: number; intoId: number },
): Promise<void> {
  await sql`
    update profiles as listed set
      phone = coalesce(listed.phone, case when own.show_phone then own.phone end),
      address = coalesce(listed.address, case when own.show_address then own.address end)
    from profiles as own where listed.id = ${intoId}::integer and own.id = ${fromId}::integer`.execute(
    database,
  );
  await sql`
    update contractors as listed set
      headline = own.headline || listed.headline,
      about = own.about || listed.about,
      services = case when listed.services = '{}' then own.services else listed.services end,
      service_prices_cents = case when listed.services = '{}' then own.service_prices_cents
        else listed.service_prices_cents end,
      time_zone = coalesce(listed.time_zone, own.time_zone),
      closed_days = case when listed.closed_days = '[]' then own.closed_days else listed.closed_days end,
      served_region_ids = case when listed.served_region_ids = '{}' then own.served_region_ids
        else listed.served_region_ids end,
      service_radius_km = coalesce(listed.service_radius_km, own.service_radius_km),
      links = case when listed.links = '[]' then own.links else listed.links end,
      payment_methods = case when listed.payment_methods = '{}' then own.payment_methods
        else listed.payment_methods end,
      warranty = own.warranty || listed.warranty,
      opening_hours = coalesce(listed.opening_hours, own.opening_hours),
      website = coalesce(listed.website, own.website),
      email = coalesce(listed.email, case when p.show_email then own.email end),
      year_founded = coalesce(listed.year_founded, own.year_founded),
      crew_size = coalesce(listed.crew_size, own.crew_size),
      insured = listed.insured or own.insured,
      insurance_expires_on = coalesce(listed.insurance_expires_on, own.insurance_expires_on),
      bonded = listed.bonded or own.bonded,
      bond_expires_on = coalesce(listed.bond_expires_on, own.bond_expires_on),
      page_version = listed.page_version + 1,
      owner_edited_at = ${now}::timestamptz,
      updated_at = ${now}::timestamptz
    from contractors as own join profiles as p on p.id = own.id
    where listed.id = ${intoId}::integer and own.id = ${fromId}::integer`.execute(database);
  await sql`
    insert into profile_trades (profile_id, trade_id, position)
    select ${intoId}::integer, own.trade_id, own.position + 1 + coalesce(
      (select max(listed.position) from profile_trades as listed where listed.profile_id = ${intoId}::integer), -1)
    from profile_trades as own where own.profile_id = ${fromId}::integer
    on conflict do nothing`.execute(database);
}
