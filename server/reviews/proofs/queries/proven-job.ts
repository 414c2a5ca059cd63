import type { CostBand } from '../../../../common/constants.ts';
import { currencyOf, type Currency } from '../../../../common/format/currencies.ts';
import type { ReadContext } from '../../../core/context.ts';

/** The job that a proof is of. `month`: YYYY-MM. `region`: the contractor's, such as `MX-CHH`. */
export type ProvenJob = {
  contractorId: number;
  contractor: string;
  month: string;
  city: string | null;
  region: string | null;
  costBand: CostBand | null;
  currency: Currency;
};

export async function provenJob(
  { database }: Pick<ReadContext, 'database'>,
  reviewId: number,
): Promise<ProvenJob> {
  const row = await database
    .selectFrom('reviews as r')
    .innerJoin('contractors as c', 'c.id', 'r.contractor_id')
    .leftJoin('regions as g', 'g.id', 'c.region_id')
    .select(['c.id as contractorId', 'c.name as contractor', 'r.job_month', 'r.city'])
    .select(['g.code as region', 'g.country', 'r.cost_band as costBand'])
    .where('r.id', '=', reviewId)
    .executeTakeFirstOrThrow();
  return {
    contractorId: row.contractorId,
    contractor: row.contractor,
    month: row.job_month.slice(0, 'YYYY-MM'.length),
    city: row.city,
    region: row.region,
    costBand: row.costBand as CostBand | null,
    currency: currencyOf(row.country),
  };
}
