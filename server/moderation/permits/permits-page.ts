import { sql } from 'kysely';
import { PER_PAGE } from '../../../common/constants.ts';
import type { ReadContext } from '../../core/context.ts';
import { paginate, type Pagination } from '../../core/pagination.ts';
import { adminView, type AdminView } from '../admin-view.ts';

/** Reasons to propose a listing for a list's business; their texts are in `permit_cases.signal.*`. */
export type PermitSignal = 'name' | 'postal_code' | 'address' | 'city' | 'stated_license';
export type ProposedListing = {
  /** From registers: a number of its own speaks against another one's. */
  licenses: string;
  id: number;
  slug: string;
  name: string;
  place: string;
  address: string | null;
};
export type ProposalView = {
  id: number;
  signals: PermitSignal[];
  /** The business as the list has it. */
  name: string;
  address: string;
  license: string | null;
  source: string;
  sourceUrl: string | null;
  permits: number;
  /** One of them. */
  number: string;
  listing: ProposedListing;
};
export type PermitReportView = {
  id: number;
  reportedAt: string;
  reason: string;
  number: string;
  source: string;
  /** As the list names its contractor; null: the permit is gone. */
  contractorName: string | null;
  license: string | null;
  place: string;
  listing: ProposedListing;
};
export type PermitsView = {
  admin: AdminView;
  reports: PermitReportView[];
  proposals: ProposalView[];
  pagination: Pagination;
};

const REPORTS_SHOWN = 20;

/** The listing of a row, as administrators compare it. */
const LISTING = sql<ProposedListing>`json_build_object('id', c.id, 'slug', c.slug, 'name', c.name, 'address', p.address,
  'place', concat_ws(', ', p.city, r.english, p.postal_code),
  'licenses', (select coalesce(string_agg(concat_ws(' ', l.state, l.number, l.class), ', ' order by l.id), '')
    from licenses l where l.contractor_id = c.id and l.origin = 'import'))`;

/** Permits that their business does not know, and businesses of lists that may be a listing. */
export async function permitsPage(context: ReadContext, { page }: { page: number }): Promise<PermitsView> {
  const [admin, reports, { proposals, total }] = await Promise.all([
    adminView(context),
    openReports(context),
    openProposals(context, page),
  ]);
  return { admin, reports, proposals, pagination: paginate(total, page, PER_PAGE) };
}

async function openReports({ database }: ReadContext): Promise<PermitReportView[]> {
  const { rows } = await sql<Omit<PermitReportView, 'reportedAt'> & { reported_at: Date }>`
    select q.id, q.reported_at, q.reason, q.number, q.source, pe.contractor_name as "contractorName",
      nullif(concat_ws(' ', pe.license_state, pe.license_number), '') as license,
      concat_ws(', ', pe.address, pe.city) as place, ${LISTING} as listing
    from permit_reports q
    join contractors c on c.id = q.contractor_id
    join profiles p on p.id = c.id
    left join regions r on r.id = p.region_id
    left join permits pe on pe.id = q.permit_id
    where q.outcome is null
    order by q.reported_at, q.id limit ${REPORTS_SHOWN}::integer`.execute(database);
  return rows.map(({ reported_at, ...report }) => ({ ...report, reportedAt: reported_at.toISOString() }));
}

async function openProposals(
  { database }: ReadContext,
  page: number,
): Promise<{ proposals: ProposalView[]; total: number }> {
  const { rows } = await sql<ProposalView & { total: number }>`
    select q.id, q.signals, q.source, of_list.name, of_list.address, of_list.license, of_list.number, of_list.url as "sourceUrl",
      (select count(*)::integer from permits n where n.source = q.source and n.business_key = q.business_key
        and n.contractor_id is null and n.on_record) as permits,
      ${LISTING} as listing, count(*) over ()::integer as total
    from permit_proposals q
    join contractors c on c.id = q.contractor_id
    join profiles p on p.id = c.id
    left join regions r on r.id = p.region_id
    join lateral (
      select pe.contractor_name as name, pe.number, run.source_url as url,
        concat_ws(', ', pe.contractor_address, pe.contractor_city, pe.contractor_postal_code) as address,
        nullif(concat_ws(' ', pe.license_state, pe.license_number, pe.license_class), '') as license
      from permits pe join contractor_imports run on run.id = pe.import_id
      where pe.source = q.source and pe.business_key = q.business_key and pe.contractor_id is null and pe.on_record
      order by pe.id limit 1) as of_list on true
    where q.outcome is null
    order by q.found_at desc, q.id
    limit ${PER_PAGE}::integer offset ${(page - 1) * PER_PAGE}::integer`.execute(database);
  return { proposals: rows.map(({ total: _total, ...proposal }) => proposal), total: rows[0]?.total ?? 0 };
}
