import {
  DATA_REQUEST_CONFIRM_DAYS,
  DATA_REQUEST_FILES_KEPT_DAYS,
  DATA_REQUESTS_KEPT_YEARS,
} from '../../../common/data-requests.ts';
import type { Database } from '../../database/client.ts';

const DAY_MS = 86_400_000;

/** Erases what nobody confirmed, files after the end, and the whole request with its record two years after it. */
export async function forgetRequests(database: Database, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const yearsAgo = new Date(now);
  yearsAgo.setUTCFullYear(now.getUTCFullYear() - DATA_REQUESTS_KEPT_YEARS);
  await database
    .deleteFrom('data_requests')
    .where('state', '=', 'unconfirmed')
    .where('received_at', '<', daysAgo(DATA_REQUEST_CONFIRM_DAYS))
    .execute();
  // The sweep of uploads erases files that nothing points to.
  await database
    .deleteFrom('data_request_files')
    .where('request_id', 'in', (ended) =>
      ended
        .selectFrom('data_requests')
        .select('id')
        .where('state', '=', 'closed')
        .where('closed_at', '<', daysAgo(DATA_REQUEST_FILES_KEPT_DAYS)),
    )
    .execute();
  await database
    .deleteFrom('data_requests')
    .where('state', '=', 'closed')
    .where('closed_at', '<', yearsAgo)
    .execute();
}
