import { sql } from 'kysely';
import { PER_PAGE } from '../../../../common/constants.ts';
import { paginate, type Pagination } from '../../../core/pagination.ts';
import type { Queryable } from '../../../database/client.ts';

export type ListedPermit = Awaited<ReturnType<ReturnType<typeof selectPermits>['execute']>>[number];

/** One page of a contractor's permits on record, the latest first; of one year, where it is given. */
export async function listPermits(
  database: Queryable,
  { contractorId, year, page }: { contractorId: number; year: number | null; page: number },
): Promise<{ permits: ListedPermit[]; pagination: Pagination }> {
  const { total } = await permitsOf(database, contractorId, year)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const pagination = paginate(total, page, PER_PAGE);
  const permits = await selectPermits(database, contractorId, year)
    .limit(PER_PAGE)
    .offset((pagination.current_page - 1) * PER_PAGE)
    .execute();
  return { permits, pagination };
}

/** The latest report of a permit `pe` by those whose business it is said to be. */
const REPORT = sql<'open' | 'kept' | null>`(
  select coalesce(r.outcome, 'open') from permit_reports r
  where r.permit_id = pe.id and r.contractor_id = pe.contractor_id order by r.id desc limit 1)`;

const permitsOf = (database: Queryable, contractorId: number, year: number | null) =>
  database
    .selectFrom('permits as pe')
    .where('pe.contractor_id', '=', contractorId)
    .where('pe.on_record', '=', true)
    .$if(year !== null, (query) =>
      query
        .where('pe.issued_on', '>=', `${String(year).padStart(4, '0')}-01-01`)
        .where('pe.issued_on', '<=', `${String(year).padStart(4, '0')}-12-31`),
    );

const selectPermits = (database: Queryable, contractorId: number, year: number | null) =>
  permitsOf(database, contractorId, year)
    .innerJoin('contractor_imports as run', 'run.id', 'pe.import_id')
    .select(['pe.id', 'pe.number', 'pe.issued_on', 'pe.final_on', 'pe.status', 'pe.kind', 'pe.kind_written'])
    .select(['pe.work', 'pe.address', 'pe.city', 'pe.source', 'run.source_url', 'run.as_of'])
    .select(REPORT.as('report'))
    .orderBy('pe.issued_on', (order) => order.desc().nullsLast())
    .orderBy('pe.id', 'desc');
