import type { PaymentMethod } from '../../../common/profiles/contractor-page.ts';
import type { Language } from '../../../common/format/language.ts';
import type { ClosedDays } from '../../contractors/hours/closed-days.ts';
import type { OpeningHours } from '../../contractors/hours/opening-hours.ts';
import type { Queryable } from '../../database/client.ts';
import { statedLicenses } from '../../contractors/license/state-licenses.ts';
import { inOrder, type InLanguages, type PageChanges, type PageContent } from '../page/page-content.ts';

/** A contractor's page as its owner edits it. */
function readOwnPage(database: Queryable, contractorId: number) {
  return database
    .selectFrom('contractors as c')
    .innerJoin('profiles as p', 'p.id', 'c.id')
    .leftJoin('contractor_page_drafts as d', 'd.contractor_id', 'c.id')
    .select(['c.id', 'c.slug', 'c.region_id', 'c.page_version', 'c.headline', 'c.about', 'c.services'])
    .select(['c.service_prices_cents', 'c.website', 'c.email', 'c.links', 'c.warranty', 'c.payment_methods'])
    .select(['c.insured', 'c.insurance_expires_on', 'c.bonded', 'c.bond_expires_on', 'c.opening_hours'])
    .select(['c.time_zone', 'c.closed_days', 'c.served_region_ids', 'c.service_radius_km', 'c.crew_size'])
    .select(['c.template_id', 'c.color_scheme_id', 'c.own_color', 'c.license_number', 'c.pictures'])
    .select(['p.languages', 'p.address', 'p.phone', 'd.changes', 'd.updated_at as drafted_at'])
    .select(statedLicenses.as('stated_licenses'))
    .where('c.id', '=', contractorId)
    .executeTakeFirstOrThrow();
}
export type OwnPageRow = Awaited<ReturnType<typeof readOwnPage>>;

export type OwnPage = {
  row: OwnPageRow;
  /** The published content. */
  published: PageContent;
  /** The same with the draft laid over it. */
  content: PageContent;
};

export async function ownPage(database: Queryable, contractorId: number): Promise<OwnPage> {
  const row = await readOwnPage(database, contractorId);
  const published = publishedContent(row);
  return { row, published, content: { ...published, ...(row.changes as PageChanges | null) } };
}

/** The earlier published versions, the latest first. */
export const earlierPages = (database: Queryable, contractorId: number) =>
  database
    .selectFrom('contractor_page_versions')
    .select(['id', 'replaced_at'])
    .where('contractor_id', '=', contractorId)
    .orderBy('id', 'desc')
    .execute();

/** The published content. */
function publishedContent(row: OwnPageRow): PageContent {
  return {
    headline: inOrder(row.headline as InLanguages),
    about: inOrder(row.about as InLanguages),
    services: row.services.map((name, index) => ({ name, price: row.service_prices_cents[index] || null })),
    warranty: inOrder(row.warranty as InLanguages),
    website: row.website,
    email: row.email,
    address: row.address,
    links: row.links as PageContent['links'],
    licenses: row.stated_licenses,
    insured: row.insured,
    insurance_expires_on: row.insurance_expires_on,
    bonded: row.bonded,
    bond_expires_on: row.bond_expires_on,
    hours: row.opening_hours as OpeningHours | null,
    time_zone: row.time_zone,
    closed_days: row.closed_days as ClosedDays[],
    served_regions: row.served_region_ids,
    service_radius_km: row.service_radius_km,
    payment_methods: row.payment_methods as PaymentMethod[],
    languages: row.languages as Language[],
    crew_size: row.crew_size,
    template_id: row.template_id,
    color_scheme_id: row.color_scheme_id,
    own_color: row.own_color,
  };
}
