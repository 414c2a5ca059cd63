import { sql } from 'kysely';
import { NOT_CUSTOMERS_MAX, NOT_CUSTOMERS_SHARE } from '../../../common/limits/review-requests.ts';
import type { ReadContext } from '../../core/context.ts';

/** Whether too many people of the last 90 days said that they are no customers, so that no more mails go out. */
export async function arePaused({ database, now }: ReadContext, contractorId: number): Promise<boolean> {
  const { rows } = await sql<{ mailed: number; strangers: number }>`
    select count(distinct email_hash)::integer as mailed,
      (count(distinct email_hash) filter (where not_customer_at is not null))::integer as strangers
    from review_requests where contractor_id = ${contractorId} and mailed_at > ${now}::timestamptz - interval '90 days'`.execute(
    database,
  );
  const { mailed = 0, strangers = 0 } = rows[0] ?? {};
  return strangers >= NOT_CUSTOMERS_MAX && strangers >= mailed * NOT_CUSTOMERS_SHARE;
}
