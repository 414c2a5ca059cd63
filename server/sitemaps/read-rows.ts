import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../common/format/language.ts';
import { slugify } from '../../common/format/slug.ts';
import { route, type TranslatedRouteName } from '../../common/routes/route-table.ts';
import type { Queryable } from '../database/client.ts';
import { IS_INDEXED } from '../red-flags/readers.ts';
import { ROWS_A_FILE, type SitemapRow } from './sitemap-xml.ts';
import { hasFigures } from '../prices/queries/price-guides.ts';
import { isListedPosting } from '../conditions/public-rows.ts';

/** So many rows are in memory at a time. */
const BATCH = 1_000;

export const SITEMAP_KINDS = ['contractors', 'postings', 'landings', 'prices', 'red-flags'] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** The public rows of each kind, with `id`, `changed_at` and the parts of its address. */
const ROWS_OF: Record<SitemapKind, RawBuilder<unknown>> = {
  contractors: sql`select c.id, c.slug, greatest(c.updated_at, c.latest_review_at) as changed_at
    from contractors c where c.hidden_at is null`,
  postings: sql`select o.id, null as slug, greatest(o.created_at, o.edited_at) as changed_at from postings o
    where ${isListedPosting('o', sql<Date>`now()`)}`,
  landings: sql`select l.id, t.slug || '/' || r.slug || '/' || l.city as slug, l.changed_at from landing_pages l
    join trades t on t.id = l.trade_id join regions r on r.id = l.region_id`,
  prices: sql`select g.id, t.slug || '/' || g.metro as slug, g.computed_at as changed_at from price_guides g
    join trades t on t.id = g.trade_id where ${hasFigures(sql<Date>`now()`)}`,
  'red-flags': sql`select f.id, null as slug, greatest(f.published_at, f.answered_at) as changed_at
    from red_flags f join contractors c on c.id = f.contractor_id
    where ${IS_INDEXED}`,
};

const PATH_OF: Record<SitemapKind, (slug: string, id: number, language: Language) => string> = {
  contractors: (slug, _, language) => route('contractors.show', { slug }, { language }),
  postings: (_, id, language) => route('postings.show', { id }, { language }),
  'red-flags': (_, id, language) => route('red_flags.show', { id }, { language }),
  landings: (place, _, language) => {
    const [trade = '', region = '', city = ''] = place.split('/');
    return route('contractors.landing', { trade, region, city: slugify(city) }, { language });
  },
  prices: (key, _, language) => {
    const [trade = '', place = ''] = key.split('/');
    return route('prices.show', { trade, place }, { language });
  },
};

export type SitemapFile = { kind: SitemapKind; firstId: number; changedAt: Date | null };

/** The files of a kind: where each begins, and when something in it changed last. */
export async function filesOf(database: Queryable, kind: SitemapKind): Promise<SitemapFile[]> {
  const { rows } = await sql<{ firstId: number; changedAt: Date | null }>`
    select min(id)::integer as "firstId", max(changed_at) as "changedAt"
    from (select id, changed_at, (row_number() over (order by id) - 1) / ${sql.lit(ROWS_A_FILE)} as file
      from (${ROWS_OF[kind]}) as shown) as numbered
    group by file order by 1`.execute(database);
  return rows.map(({ firstId, changedAt }) => ({
    kind,
    firstId,
    changedAt: changedAt && new Date(changedAt),
  }));
}

/** The rows of the file that begins with this id, batch by batch. */
export async function* rowsFrom(
  database: Queryable,
  kind: SitemapKind,
  firstId: number,
): AsyncGenerator<SitemapRow[]> {
  let from = firstId;
  for (let left = ROWS_A_FILE; left > 0; left -= BATCH) {
    const { rows } = await sql<{ id: number; slug: string | null; changed_at: Date | null }>`
      select id, slug, changed_at from (${ROWS_OF[kind]}) as shown where id >= ${from}::integer
      order by id limit ${Math.min(BATCH, left)}::integer`.execute(database);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ id, slug, changed_at: at }) => ({
      changedAt: at && new Date(at),
      pathIn: (language) => PATH_OF[kind](slug ?? '', id, language),
    }));
    from = last.id + 1;
  }
}

/** Pages that are there whatever the database holds. */
const PAGES = [
  'home',
  'contractors.index',
  'red_flags.index',
  'pricing',
  'for_contractors',
  'questions',
  'postings.index',
  'prices.index',
  'review_rules',
  'transparency',
  'decisions.index',
  'about',
  'contact',
  'data_requests',
  'careers',
  'faq',
  'go-mobile',
  'membership-agreement',
  'new-features',
  'privacy',
  'security',
  'terms',
] as const satisfies readonly TranslatedRouteName[];

export async function* pageRows(): AsyncGenerator<SitemapRow[]> {
  yield PAGES.map((name) => ({ changedAt: null, pathIn: (language) => route(name, {}, { language }) }));
}
