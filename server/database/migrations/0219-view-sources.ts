import { sql, type Kysely } from 'kysely';

/** Views of a contractor's page are counted by the kind of place that they came from as well. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table contractor_page_days
      drop constraint contractor_page_days_kind_check,
      add constraint contractor_page_days_kind_check check (kind in ('view', 'call', 'whatsapp', 'website',
        'from_search', 'from_site', 'from_engine', 'from_social', 'from_other', 'from_unknown'))`.execute(
    database,
  );
}
