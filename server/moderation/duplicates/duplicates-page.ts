import { sql } from 'kysely';
import { PER_PAGE } from '../../../common/constants.ts';
import { contractorsByIds } from '../../contractors/queries/contractor-by-slug.ts';
import type { DuplicateSignal } from '../../contractors/duplicates/find-duplicates.ts';
import { viewContextOf, regionOf, type ViewContext } from '../../contractors/views.ts';
import type { ReadContext } from '../../core/context.ts';
import { paginate, type Pagination } from '../../core/pagination.ts';
import { listReasons, type ReasonView } from '../../decisions/reason-codes.ts';
import { adminView, type AdminView } from '../admin-view.ts';

/** One of two listings, as administrators compare them. Days are YYYY-MM-DD. */
export type DuplicateSide = {
  id: number;
  slug: string;
  name: string;
  place: string;
  address: string | null;
  phone: string | null;
  source: string | null;
  asOf: string | null;
  licenses: string[];
  reviewCount: number;
  claimed: boolean;
};
export type DuplicatePair = { id: number; signals: DuplicateSignal[]; sides: [DuplicateSide, DuplicateSide] };
export type DuplicatesView = {
  admin: AdminView;
  pairs: DuplicatePair[];
  pagination: Pagination;
  reasons: ReasonView[];
};

type PairRow = { id: number; firstId: number; secondId: number; signals: DuplicateSignal[]; total: number };

/** Pairs that nobody has decided about: both are still listed. */
export async function duplicatesPage(
  context: ReadContext,
  { page }: { page: number },
): Promise<DuplicatesView> {
  const { database } = context;
  const { rows } = await sql<PairRow>`
    select pair.id, pair.first_id as "firstId", pair.second_id as "secondId", pair.signals,
      count(*) over ()::integer as total
    from duplicate_listings pair
    join contractors one on one.id = pair.first_id and one.hidden_at is null
    join contractors other on other.id = pair.second_id and other.hidden_at is null
    where pair.dismissed_at is null
    order by pair.found_at desc, pair.id
    limit ${PER_PAGE}::integer offset ${(page - 1) * PER_PAGE}::integer`.execute(database);
  const ids = rows.flatMap(({ firstId, secondId }) => [firstId, secondId]);
  const [viewContext, listings, admin, reasons] = await Promise.all([
    viewContextOf(context),
    ids.length === 0 ? [] : contractorsByIds(database, ids),
    adminView(context),
    listReasons(context),
  ]);
  const sideOf = (id: number): DuplicateSide[] =>
    listings.filter((listing) => listing.id === id).map((listing) => toSide(listing, viewContext));
  return {
    admin,
    reasons,
    pairs: rows.flatMap(({ id, signals, firstId, secondId }) => {
      const [[first], [second]] = [sideOf(firstId), sideOf(secondId)];
      return first && second ? [{ id, signals, sides: [first, second] as const satisfies unknown[] }] : [];
    }),
    pagination: paginate(rows[0]?.total ?? 0, page, PER_PAGE),
  };
}

type Listing = Awaited<ReturnType<typeof contractorsByIds>>[number];

const toSide = (listing: Listing, viewContext: ViewContext): DuplicateSide => ({
  id: listing.id,
  slug: listing.slug,
  name: listing.name,
  place: [listing.city, regionOf(listing.region_id, viewContext)?.name].filter(Boolean).join(', '),
  address: listing.address,
  phone: listing.phone,
  source: listing.source,
  asOf: listing.source_as_of,
  licenses: listing.licenses.map((license) =>
    [license.state, license.number, license.class].filter(Boolean).join(' '),
  ),
  reviewCount: listing.review_count,
  claimed: listing.claimed,
});
