import { sql } from 'kysely';
import type { StoredKind } from '../../../common/page-counts.ts';
import type { Queryable } from '../../database/client.ts';

export type PageDayRow = { day: string; kind: StoredKind; count: number };

/** The counts of a contractor's page since a day (YYYY-MM-DD), by day and kind. */
export function pageDaysSince(
  database: Queryable,
  contractorId: number,
  since: string,
): Promise<PageDayRow[]> {
  return database
    .selectFrom('contractor_page_days')
    .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'kind', 'count'])
    .$narrowType<{ kind: StoredKind }>()
    .where('contractor_id', '=', contractorId)
    .where('day', '>=', sql<string>`${since}::text::date`)
    .execute();
}
