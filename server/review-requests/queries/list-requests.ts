import { sql, type RawBuilder } from 'kysely';
import type { ReadContext } from '../../core/context.ts';
import { paginate, type Pagination } from '../../core/pagination.ts';
import type { RequestState } from '../actions/change-request.ts';

const PER_PAGE = 25;

export type RequestRow = RequestState & {
  id: number;
  code: string;
  trade_id: number | null;
  job_month: string | null;
  city: string | null;
  reference: string | null;
  language: string;
};

type ListQuery = { page: number; find: string };

/** Requests of single jobs, the latest first; `find`: in their number, place or address. */
export async function listRequests(
  { database }: ReadContext,
  contractorId: number,
  { page, find }: ListQuery,
): Promise<{ rows: RequestRow[]; pagination: Pagination }> {
  const found = (where: RawBuilder<boolean>) =>
    database
      .selectFrom('review_requests')
      .where('contractor_id', '=', contractorId)
      .where('kind', '=', 'job')
      .where(where);
  const matching =
    find === ''
      ? sql<boolean>`true`
      : sql<boolean>`position(lower(${find}) in lower(concat_ws(' ', reference, city, email))) > 0`;
  const { count } = await found(matching)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const pagination = paginate(count, page, PER_PAGE);
  const rows = await found(matching)
    .select(['id', 'code', 'trade_id', 'job_month', 'city', 'reference', 'language', 'email'])
    .select(['created_at', 'mailed_at', 'reminded_at', 'withdrawn_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PER_PAGE)
    .offset((pagination.current_page - 1) * PER_PAGE)
    .execute();
  return { rows, pagination };
}
