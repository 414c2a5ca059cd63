import type { ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';

/** The job of a link, for the form before its reader has typed anything; `month`: YYYY-MM. */
export type Prefilled = { tradeId: number | null; month: string | null; city: string | null };

/** The address of the business that a link is of. Throws a 404 for a link that opens nothing. */
export async function slugOfRequest({ database }: ReadContext, code: string): Promise<string> {
  const row = await database
    .selectFrom('review_requests as q')
    .innerJoin('contractors as c', 'c.id', 'q.contractor_id')
    .leftJoin('contractors as into', 'into.id', 'c.merged_into_id')
    .select(({ fn }) => fn.coalesce('into.slug', 'c.slug').as('slug'))
    .where('q.code', '=', code)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row.slug;
}

/** The job that a link of this business is about; null for one of another business, or for all customers. */
export async function prefilledBy(
  { database }: ReadContext,
  { code, contractorId }: { code: string | undefined; contractorId: number },
): Promise<Prefilled | null> {
  if (code === undefined) return null;
  const row = await database
    .selectFrom('review_requests')
    .select(['trade_id', 'job_month', 'city'])
    .where('code', '=', code)
    .where('contractor_id', '=', contractorId)
    .where('kind', '=', 'job')
    .executeTakeFirst();
  if (!row) return null;
  return {
    tradeId: row.trade_id,
    month: row.job_month?.slice(0, 'YYYY-MM'.length) ?? null,
    city: row.city,
  };
}
