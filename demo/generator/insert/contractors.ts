import { TEMPLATE_KEYS } from '../../../common/constants.ts';
import type { Queryable } from '../../../server/database/client.ts';
import { htmlOfSource } from '../../../common/text/rich-text-source.ts';
import { insertRows } from '../../../server/database/insert-rows.ts';
import type { DemoContractor } from '../types.ts';
import { idOf, type Ids, type Row } from './ids.ts';

/**
 * Shown on an unclaimed contractor's page, so that readers do not take an invented business for a real one.
 */
const DEMO_SOURCE = 'Plumbline demo';

export async function insertContractors(
  database: Queryable,
  contractors: readonly DemoContractor[],
  ids: Ids,
): Promise<void> {
  await insertRows(
    database,
    'contractors',
    contractors.map((contractor) => contractorRow(contractor, ids)),
  );
  await insertRows(
    database,
    'licenses',
    contractors.flatMap((contractor) => licenseRow(contractor, ids)),
  );
}

function contractorRow(contractor: DemoContractor, ids: Ids): Row<'contractors'> {
  return {
    id: idOf(ids.profiles, contractor.key),
    slug: contractor.slug,
    headline: contractor.headline ?? {},
    about: formatted(contractor.about),
    services: contractor.services,
    service_prices_cents: contractor.servicePrices,
    service_radius_km: contractor.serviceRadiusKm,
    payment_methods: contractor.paymentMethods,
    warranty: contractor.warranty ?? {},
    bond_expires_on: contractor.bonded ? contractor.bondExpiresOn : null,
    opening_hours: contractor.openingHours,
    website: contractor.website,
    email: contractor.email,
    year_founded: contractor.yearFounded,
    crew_size: contractor.crewSize,
    insured: contractor.insured,
    bonded: contractor.bonded,
    insurance_expires_on: contractor.insuranceExpiresOn,
    template_id: TEMPLATE_KEYS.indexOf(contractor.templateKey) + 1,
    color_scheme_id: contractor.colorScheme,
    created_at: contractor.createdAt,
    ...originColumns(contractor),
  };
}

/** The editor of the page makes paragraphs elements. */
const formatted = (about: DemoContractor['about']): Record<string, string> =>
  Object.fromEntries(Object.entries(about ?? {}).map(([language, text]) => [language, htmlOfSource(text)]));

function licenseRow({ key, license }: DemoContractor, ids: Ids): Row<'licenses'>[] {
  if (license === null) return [];
  return [
    {
      contractor_id: idOf(ids.profiles, key),
      origin: 'import',
      source: license.source,
      state: license.stateCode,
      number: license.number,
      class: license.licenseClass,
      status: license.status,
      expires_on: license.expiresOn,
      as_of: license.asOf,
    },
  ];
}

/** A business with an owner was entered by the owner; the others came from a list. */
function originColumns({ key, ownerKey, createdAt }: DemoContractor) {
  const listed = ownerKey === null;
  return {
    source: listed ? DEMO_SOURCE : null,
    source_key: listed ? key : null,
    source_as_of: listed ? createdAt.toISOString().slice(0, 10) : null,
    owner_edited_at: listed ? null : createdAt,
  };
}
