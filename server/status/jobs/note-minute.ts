import { sql } from 'kysely';
import type { Database } from '../../database/client.ts';
import { STATUS_DAYS } from '../../../common/limits/status-page.ts';
import type { Look } from '../check-parts.ts';

const MINUTE_MS = 60_000;
const KEPT_DAYS = STATUS_DAYS + 10;

/**
 * Counts what one minute's look found. A minute counts once, however often its job runs; one before the last that was counted
 * does not count, so a clock that is set back makes no minute twice.
 */
export async function noteMinute(database: Database, looks: readonly Look[], now: Date): Promise<void> {
  const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
  const day = minute.toISOString().slice(0, 10);
  for (const { part, failed } of looks)
    await sql`
      insert into status_days (day, part, checked, failed, last_minute, last_failed)
      values (${day}::date, ${part}, 1, ${failed ? 1 : 0}::integer, ${minute}, ${failed})
      on conflict (part, day) do update set
        checked = least(status_days.checked + 1, 1440),
        failed = least(status_days.failed + excluded.failed, status_days.checked + 1, 1440),
        last_minute = excluded.last_minute, last_failed = excluded.last_failed
      where status_days.last_minute < excluded.last_minute`.execute(database);
  // By days that were noted and not by the clock, which may jump ahead for a minute.
  await sql`
    delete from status_days where day < (
      select min(day) from (
        select distinct day from status_days order by day desc limit ${KEPT_DAYS}::integer) as kept)`.execute(
    database,
  );
}
