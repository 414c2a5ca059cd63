import { currencyOf } from '../../common/format/currencies.ts';
import { LICENSE_FROM_OWNER } from '../accounts/views.ts';
import { contactOf } from './page/contact-view.ts';
import { licenseState } from './license/license-status.ts';
import { localDayIn } from './hours/local-day.ts';
import { toApiLicense } from './license/licenses.ts';
import { shownLook } from './page/page-view.ts';
import type { ContractorRow } from './queries/contractor-by-slug.ts';
import { hireAgainOf, ratingOf, tradesOf, type ViewContext } from './views.ts';

/** A contractor in an answer under /api, without its reviews. Times and days as everywhere under /api. */
export function toApiContractor(row: ContractorRow, viewContext: ViewContext) {
  const region = row.region_id === null ? undefined : viewContext.lists.regionOf(row.region_id);
  const { count, histogram, quotes } = ratingOf(row);
  const contact = contactOf(row, region?.[viewContext.language] ?? null);
  return {
    id: row.id,
    slug: row.slug,
    name: viewContext.mask(row.name),
    headline: row.headline,
    about: row.about,
    services: row.services,
    service_prices: row.services.map((name, index) => ({
      name,
      from_cents: row.service_prices_cents[index] || null,
      currency: currencyOf(region?.country ?? null),
    })),
    service_area: {
      regions: row.served_region_ids.flatMap((id) => viewContext.lists.regionOf(id)?.code ?? []),
      radius_km: row.service_radius_km,
    },
    links: row.links as { label: string; url: string }[],
    payment_methods: row.payment_methods,
    warranty: row.warranty,
    trades: tradesOf(row.trade_ids, viewContext),
    region: region
      ? { id: region.id, slug: region.slug, code: region.code, name: region[viewContext.language] }
      : null,
    city: row.city,
    postal_code: contact.postalCode,
    phone: contact.phone,
    phone_on_whatsapp: contact.whatsapp !== null,
    email: contact.email,
    address: contact.address,
    map_url: contact.mapUrl,
    open_to_messages: row.open_to_messages && row.closed_on === null,
    website: row.website,
    languages: row.languages,
    year_founded: row.year_founded,
    crew_size: row.crew_size,
    opening_hours: row.closed_on === null ? row.opening_hours : null,
    time_zone: row.time_zone ?? row.zone,
    closed_days: row.closed_days,
    insured: row.insured,
    insurance_expires_on: row.insurance_expires_on,
    bonded: row.bonded,
    bond_expires_on: row.bond_expires_on,
    license: {
      state: licenseState(row, localDayIn(viewContext.days, row.zone)),
      number: row.license_number,
      issued_by: row.license_state,
      class: row.license_class,
      expires_on: row.license_expires_on,
      source: row.license_source === LICENSE_FROM_OWNER ? null : row.license_source,
      as_of: row.license_as_of,
    },
    licenses: row.licenses.map((license) => toApiLicense(license, localDayIn(viewContext.days, row.zone))),
    claimed: row.claimed,
    closed_on: row.closed_on,
    source: row.source,
    source_as_of: row.source_as_of,
    template_id: shownLook(row).templateId,
    color_scheme_id: shownLook(row).colorSchemeId,
    own_color: shownLook(row).ownColor,
    rating: {
      mean: row.mean_rating,
      count,
      histogram,
      quote_only: quotes,
      hire_again: hireAgainOf(row),
      responses: row.responses_count,
    },
    red_flag: row.red_flag_level,
  };
}
