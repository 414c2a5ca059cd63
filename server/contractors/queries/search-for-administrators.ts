import { sql } from 'kysely';
import { MAX_PER_PAGE } from '../../../common/constants.ts';
import type { ReadContext } from '../../core/context.ts';
import { paginate, type Pagination } from '../../core/pagination.ts';

/** What administrators look for: a region, or null for all of them; words in the name, licence, place or addresses. */
export type AdministratorsSearch = {
  regionId: number | null;
  search: string;
  page: number;
  /** 1 to 100 */
  perPage: number;
};

/** A listed business as administrators see it. */
export type FoundProfile = {
  id: number;
  slug: string;
  name: string;
  city: string | null;
  region: { id: number; name: string; code: string } | null;
  phone: string | null;
  email: string | null;
  licence_number: string | null;
  licence_status: string | null;
  claimed: boolean;
  /** Who answers for it; null: nobody has claimed it. */
  owner: { user_id: number; name: string; email: string; status: string } | null;
  review_count: number;
  mean_rating: number | null;
  /** ISO 8601 UTC */
  created_at: string;
};

/** One page of contractors in the order of their names. A page beyond the last is the last. */
export async function searchForAdministrators(
  context: ReadContext,
  search: AdministratorsSearch,
): Promise<{ profiles: FoundProfile[]; pagination: Pagination }> {
  const perPage = Math.min(search.perPage, MAX_PER_PAGE);
  const { total } = await matching(context, search)
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  const pagination = paginate(total, search.page, perPage);
  const rows = await selectProfiles(context, search)
    .orderBy('c.name')
    .orderBy('c.id')
    .limit(perPage)
    .offset((pagination.current_page - 1) * perPage)
    .execute();
  return {
    profiles: rows.map(({ createdAt, ...profile }) => ({ ...profile, created_at: createdAt.toISOString() })),
    pagination,
  };
}

function matching({ database }: ReadContext, { regionId, search }: AdministratorsSearch) {
  const words = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return database
    .selectFrom('contractors as c')
    .innerJoin('profiles as p', 'p.id', 'c.id')
    .leftJoin('users as u', 'u.id', 'p.user_id')
    .$if(regionId !== null, (query) => query.where('c.region_id', '=', regionId))
    .$if(search !== '', (query) =>
      query.where(({ or, eb }) =>
        or([
          eb(sql`fold_text(c.name)`, 'like', sql`fold_text(${words}::text)`),
          eb(sql`fold_text(c.city)`, 'like', sql`fold_text(${words}::text)`),
          eb('c.licence_number', 'ilike', words),
          eb('c.email', 'ilike', words),
          eb('u.email', 'ilike', words),
        ]),
      ),
    );
}

function selectProfiles(context: ReadContext, search: AdministratorsSearch) {
  const name = sql.ref<string>(`r.${context.language}`);
  return matching(context, search)
    .leftJoin('regions as r', 'r.id', 'c.region_id')
    .select(['c.id', 'c.slug', 'c.name', 'c.city', 'p.phone', 'c.email', 'c.licence_number'])
    .select(['c.licence_status', 'c.claimed', 'c.review_count', 'c.mean_rating'])
    .select('p.created_at as createdAt')
    .select(
      sql<FoundProfile['region']>`case when r.id is not null then
        json_build_object('id', r.id, 'name', ${name}, 'code', r.code) end`.as('region'),
    )
    .select(
      sql<FoundProfile['owner']>`case when u.id is not null then
        json_build_object('user_id', u.id, 'name', u.name, 'email', u.email, 'status', u.status) end`.as(
        'owner',
      ),
    );
}
