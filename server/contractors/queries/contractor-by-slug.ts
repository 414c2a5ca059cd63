import { sql, type Selectable } from 'kysely';
import type { PostingType } from '../../../common/constants.ts';
import type { Language } from '../../../common/format/language.ts';
import { Moved, notFound } from '../../core/errors.ts';
import type { Queryable } from '../../database/client.ts';
import { isActiveAccount } from '../../conditions/live-accounts.ts';
import { preparedQuery } from '../../database/prepared-query.ts';
import type { Contractors, Profiles } from '../../database/schema.ts';
import { licensesOf, type LicenseRow } from '../license/licenses.ts';
import { galleryOf, type GalleryRow } from './gallery.ts';
import { askedCounts, type AskedCounts } from '../page/asked-counts.ts';
import { permitSummary, type PermitSummaryRow } from '../permits/queries/permit-summary.ts';
import { partnerRatings, type PartnerRatingsRow } from '../page/partner-ratings.ts';
import { CARD_COLUMNS } from './card-columns.ts';
import { isListedPosting } from '../../conditions/public-rows.ts';

/** The columns that the contractor's own page shows beside those of its card. */
const PAGE_COLUMNS = [
  'c.headline',
  'c.about',
  'c.services',
  'c.service_prices_cents',
  'c.served_region_ids',
  'c.service_radius_km',
  'c.links',
  'c.payment_methods',
  'c.warranty',
  'c.website',
  'c.email',
  'c.year_founded',
  'c.crew_size',
  'c.insured',
  'c.insurance_expires_on',
  'c.bonded',
  'c.bond_expires_on',
  'c.license_state',
  'c.license_class',
  'c.license_source',
  'c.license_as_of',
  'c.source',
  'c.source_as_of',
  'c.missing_since',
  'c.hidden_at',
  'c.awaits_confirmation',
  'c.template_id',
  'c.color_scheme_id',
  'c.own_color',
  'c.rating_summary',
  'c.hire_again_lower_bound',
  'c.languages',
  'c.usual_answer_hours',
  'c.latitude',
  'p.phone',
  'p.phone_on_whatsapp',
  'p.address',
  'p.postal_code',
  'p.show_phone',
  'p.show_email',
  'p.show_address',
  'p.show_map',
  'p.open_to_messages',
  'p.listed_in_sub_finder',
  'p.shown_photos',
  'p.shown_templates',
  'p.shown_color_schemes',
  'p.shown_own_color',
] as const;

const COLUMNS = [...CARD_COLUMNS, ...PAGE_COLUMNS] as const;

type Name<Prefix extends string> = (typeof COLUMNS)[number] extends infer Column
  ? Column extends `${Prefix}.${infer Bare}`
    ? Bare
    : never
  : never;
export type ContractorRow = Pick<Selectable<Contractors>, Extract<Name<'c'>, keyof Contractors>> &
  Pick<Selectable<Profiles>, Extract<Name<'p'>, keyof Profiles>> & {
    licenses: LicenseRow[];
    /** Its owner's account is active: someone is there to answer. */
    is_managed: boolean;
  };

/** A posting as its author's page names it; `at` as PostgreSQL writes a time into JSON. */
export type LatestPostingRow = {
  id: number;
  type: PostingType;
  title: string;
  language: Language;
  at: string;
  pinned: boolean;
};
/** The page of one of its trades in its city. */
export type LandingOfContractor = { tradeId: number; regionId: number; city: string };
export type ContractorPageRow = ContractorRow & {
  latest_postings: LatestPostingRow[];
  gallery: GalleryRow[] | null;
  partner_ratings: PartnerRatingsRow;
  merged_into_slug: string | null;
  landing: LandingOfContractor | null;
  asked_counts: AskedCounts | null;
  permits: PermitSummaryRow | null;
  hidden_because: string | null;
};

const POSTINGS_SHOWN = 3;
/** Photos on the page itself; its page of photos has them all. */
const GALLERY_SHOWN = 8;
/** The listed latest postings of a contractor `c`, pinned ones first, as JSON, by two index lookups. */
const latestPostings = (now: Date) => sql<LatestPostingRow[]>`(
  select coalesce(json_agg(json_build_object('id', latest.id, 'type', latest.type, 'title', latest.title,
    'language', latest.language, 'at', latest.created_at, 'pinned', latest.pinned)
    order by latest.pinned desc, latest.created_at desc), '[]'::json)
  from (
    select o.id, o.type, o.title, o.language, o.created_at, (o.pinned_at is not null and o.id in (
      select pin.id from postings as pin where pin.author_profile_id = c.id and pin.pinned_at is not null
        and ${isListedPosting('pin', now)}
      order by pin.pinned_at desc limit coalesce(p.shown_pins, ${sql.lit(POSTINGS_SHOWN)}))) as pinned
    from postings as o
    where o.author_profile_id = c.id and ${isListedPosting('o', now)}
    order by pinned desc, o.created_at desc limit ${sql.lit(POSTINGS_SHOWN)}) as latest)`;

/** Of a contractor `c`, for its first trade that has one. */
const LANDING = sql<LandingOfContractor | null>`(
  select json_build_object('tradeId', l.trade_id, 'regionId', l.region_id, 'city', l.city) from landing_pages l
  where l.region_id = c.region_id and l.city_key = c.city_key and l.trade_id = any(c.trade_ids)
  order by array_position(c.trade_ids, l.trade_id) limit 1)`;

/** Of a profile `p`. */
const IS_MANAGED = sql<boolean>`exists (select from users u where u.id = p.user_id and ${isActiveAccount('u')})`;

/** Of a contractor `c`: where it was merged to, and why it was hidden, where an administrator did that. */
const MERGED_INTO = sql<string | null>`(select m.slug from contractors m where m.id = c.merged_into_id)`;
const HIDDEN_BECAUSE = sql<
  string | null
>`(select d.reason_text from decisions d where d.id = c.listing_decision_id)`;

const readBySlug = preparedQuery((database, _, { slug, now }: { slug: string; now: Date }) =>
  selectContractor(database)
    .select([
      latestPostings(now).as('latest_postings'),
      galleryOf(GALLERY_SHOWN).as('gallery'),
      partnerRatings.as('partner_ratings'),
      LANDING.as('landing'),
      askedCounts.as('asked_counts'),
      permitSummary.as('permits'),
      MERGED_INTO.as('merged_into_slug'),
      HIDDEN_BECAUSE.as('hidden_because'),
    ])
    .where('c.slug', '=', slug),
);
const readById = preparedQuery((database, _, { id }: { id: number }) =>
  selectContractor(database).where('c.id', '=', id),
);

/** A contractor with its profile and what it published last. Throws the 404 where there is none. */
export async function contractorBySlug(
  database: Queryable,
  slug: string,
  now: Date,
): Promise<ContractorPageRow> {
  const [row] = await readBySlug(database, null, { slug, now });
  if (!row) throw notFound();
  if (row.merged_into_slug !== null) throw new Moved(`/c/${slug}`, `/c/${row.merged_into_slug}`);
  return row;
}

/** Throws the 404 also for a hidden one, except to its owner (`hiddenToo`). */
export async function contractorById(
  database: Queryable,
  id: number,
  { hiddenToo = false }: { hiddenToo?: boolean } = {},
): Promise<ContractorRow> {
  const [row] = await readById(database, null, { id });
  if (!row || (row.hidden_at !== null && !hiddenToo)) throw notFound();
  return row;
}

/** In no order; with where they are. */
export const contractorsByIds = (database: Queryable, ids: readonly number[]) =>
  selectContractor(database)
    .select('c.longitude')
    .where('c.id', 'in', [...ids])
    .execute();

function selectContractor(database: Queryable) {
  return database
    .selectFrom('contractors as c')
    .innerJoin('profiles as p', 'p.id', 'c.id')
    .select(COLUMNS)
    .select(licensesOf.as('licenses'))
    .select(IS_MANAGED.as('is_managed'));
}
