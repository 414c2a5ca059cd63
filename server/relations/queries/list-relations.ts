import { sql } from 'kysely';
import type { ReadContext } from '../../core/context.ts';
import { unauthenticated } from '../../core/errors.ts';
import { paginate, type Pagination } from '../../core/pagination.ts';
import { RELATIONS_PER_PAGE } from '../limits.ts';
import { mayBeFollowed } from './may-be-followed.ts';

export type RelatedRow = { id: number; name: string; slug: string | null; since: Date };
export type RelatedPage = { rows: RelatedRow[]; pagination: Pagination };

type Relation = { user_id: number; profile_id: number; created_at: Date };
const relationsIn = (table: 'follows' | 'blocks') =>
  sql<Relation>`${sql.table(table)}`.as<'relation'>(sql`relation`);

/**
 * A page of the profiles that a user follows or blocks, the latest first. Inactive and closed accounts are in
 * neither list.
 */
export async function listRelations(
  { database, viewer }: ReadContext,
  table: 'follows' | 'blocks',
  page: number,
): Promise<RelatedPage> {
  if (!viewer) throw unauthenticated();
  const found = database
    .selectFrom('profiles as p')
    .innerJoin(relationsIn(table), (join) => join.onRef('relation.profile_id', '=', 'p.id'))
    .leftJoin('users as u', 'u.id', 'p.user_id')
    .leftJoin('contractors as c', 'c.id', 'p.id')
    .where('relation.user_id', '=', viewer.userId)
    .where('c.hidden_at', 'is', null)
    .where(mayBeFollowed);
  const { total } = await found.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow();
  const pagination = paginate(total, page, RELATIONS_PER_PAGE);
  const rows = await found
    .select(['p.id', 'p.name', 'c.slug', 'relation.created_at as since'])
    .orderBy('relation.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(RELATIONS_PER_PAGE)
    .offset((pagination.current_page - 1) * RELATIONS_PER_PAGE)
    .execute();
  return { rows, pagination };
}
