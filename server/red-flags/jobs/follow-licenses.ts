import { sql } from 'kysely';
import { localDayOfRow, localDaysAt } from '../../contractors/hours/local-day.ts';
import type { Queryable } from '../../database/client.ts';
import { licenseStateSql, SHOWN_LICENSE } from '../../contractors/license/license-status-sql.ts';
import { copyLevels } from '../refresh-levels.ts';
import { isListedContractor } from '../../conditions/public-rows.ts';

/** Contractors written in one statement. */
const BATCH_SIZE = 5_000;

/**
 * Adds a notice for each expired license, and ends those of renewed ones. A license is valid through its last
 * day where the contractor is. Gives how many began and ended. The chain has no row of it, because no
 * administrator decides.
 */
export async function followLicenses(
  database: Queryable,
  now: Date,
): Promise<{ began: number; ended: number }> {
  const today = localDayOfRow(localDaysAt(now));
  const expired = sql<boolean>`(${licenseStateSql(SHOWN_LICENSE, today)} = 'expired')`;
  const inTransaction = <Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result> =>
    database.isTransaction ? work(database) : database.transaction().execute(work);

  const ended = await inTransaction(async (transaction) => {
    const { rows } = await sql<{ id: number }>`
      update red_flags as f set state = 'ended', closed_at = ${now}, version = f.version + 1
      from contractors as c
      where c.id = f.contractor_id and f.origin = 'license' and f.state = 'published' and not ${expired}
      returning c.id`.execute(transaction);
    await copyLevels(
      transaction,
      rows.map(({ id }) => id),
    );
    return rows.length;
  });

  let began = 0;
  for (;;) {
    const count = await inTransaction(async (transaction) => {
      const { rows } = await sql<{ contractor_id: number }>`
        insert into red_flags (contractor_id, criterion, level, origin, state, opened_at, answer_due_at, published_at)
        select c.id, 'license_expired', 'notice', 'license', 'published', ${now}, ${now}, ${now}
        from contractors as c
        where ${isListedContractor('c')} and ${expired} and not exists (
          select from red_flags as f where f.contractor_id = c.id and f.origin = 'license' and f.state = 'published')
        order by c.id limit ${BATCH_SIZE}
        on conflict do nothing
        returning contractor_id`.execute(transaction);
      await copyLevels(
        transaction,
        rows.map(({ contractor_id }) => contractor_id),
      );
      return rows.length;
    });
    began += count;
    if (count < BATCH_SIZE) return { began, ended };
  }
}
