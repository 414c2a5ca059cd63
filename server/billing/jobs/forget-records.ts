import { sql } from 'kysely';
import { RECORDS_KEPT_YEARS } from '../../../common/limits/account-periods.ts';
import type { Database } from '../../database/client.ts';

/** Wrong coupon codes, which are counted by the hour. */
export const WRONG_CODE_HOURS = 24;
/** Numbers of the payment company’s messages, and of its customers and cards that were removed there. */
export const GATEWAY_MESSAGE_DAYS = 90;

const HOUR_MS = 3_600_000;
const AT_ONCE = 1_000;

/** Deletes what billing keeps no longer. */
export async function forgetRecords(database: Database, now: Date): Promise<void> {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  await database.deleteFrom('coupon_attempts').where('at', '<', hoursAgo(WRONG_CODE_HOURS)).execute();
  const messagesBefore = hoursAgo(GATEWAY_MESSAGE_DAYS * 24);
  await database.deleteFrom('gateway_events').where('received_at', '<', messagesBefore).execute();
  await database.deleteFrom('gateway_removals').where('done_at', '<', messagesBefore).execute();
  await forgetOldInvoices(database, now);
}

/**
 * Invoices with their payments, and what led to them. A consent to renewals is proof for as long as the plan runs, and
 * a year longer (California, Bus. & Prof. Code 17602), so its invoice waits.
 */
async function forgetOldInvoices(database: Database, now: Date): Promise<void> {
  const before = sql<Date>`${now}::timestamptz - make_interval(years => ${RECORDS_KEPT_YEARS}::integer)`;
  await database.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      select i.id from invoices as i where i.created_at < ${before} and not exists (
        select from renewal_consents as c join memberships as m on m.user_id = c.user_id
        where c.invoice_id = i.id
          and (m.version <> 'free' or m.ended_at > ${now}::timestamptz - interval '1 year'))
      order by i.id limit ${AT_ONCE} for update of i skip locked`.execute(tx);
    const ids = sql`any(${sql.val(rows.map(({ id }) => id))}::integer[])`;
    for (const table of ['renewal_consents', 'invoice_buyer_versions', 'payments'])
      await sql`delete from ${sql.table(table)} where invoice_id = ${ids}`.execute(tx);
    await sql`delete from invoices where id = ${ids}`.execute(tx);
    await sql`delete from payments where invoice_id is null and created_at < ${before}`.execute(tx);
    await sql`delete from membership_changes where at < ${before}`.execute(tx);
    await sql`
      delete from coupon_redemptions as r where r.created_at < ${before} and r.state in ('released', 'over')
        and not exists (select from invoices as i where i.coupon_redemption_id = r.id)`.execute(tx);
  });
}
