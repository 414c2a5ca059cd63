import { sql, type Kysely } from 'kysely';

const PAGES = [
  'about',
  'careers',
  'contractor-page',
  'faq',
  'go-mobile',
  'membership-agreement',
  'new-features',
  'newsfeed',
  'privacy',
  'red-flags',
  'security',
  'sub-finder',
  'terms',
] as const;

/** A page says how to report a weakness of the site; administrators write it as the other pages of text. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const pages = sql.raw(PAGES.map((page) => `'${page}'`).join(', '));
  for (const table of ['content_versions', 'content_drafts'])
    await sql`
      alter table ${sql.ref(table)}
        drop constraint ${sql.ref(`${table}_page_check`)},
        add constraint ${sql.ref(`${table}_page_check`)} check (page in (${pages}))`.execute(database);
}
