import { sql } from 'kysely';
import type { Queryable } from '../database/client.ts';

const profiles = (userId: number) => sql`(select p.id from profiles as p where p.user_id = ${userId})`;
const ofUser = (userId: number) => sql`t.user_id = ${userId}`;
const ofAuthor = (userId: number) => sql`t.author_profile_id in ${profiles(userId)}`;

type Part = {
  /** The file in the archive, without `.json`. */
  name: string;
  table: string;
  mine: (userId: number) => ReturnType<typeof sql>;
  /** Columns that open something, and what others keep about somebody. */
  without?: readonly string[];
};

/** All that is stored about somebody, table by table. */
export const EXPORT_PARTS: readonly Part[] = [
  { name: 'account', table: 'users', mine: (userId) => sql`t.id = ${userId}` },
  { name: 'profiles', table: 'profiles', mine: ofUser },
  { name: 'business-page', table: 'contractors', mine: (userId) => sql`t.id in ${profiles(userId)}` },
  { name: 'sessions', table: 'sessions', mine: ofUser, without: ['token', 'ip_address'] },
  { name: 'membership', table: 'memberships', mine: ofUser },
  { name: 'reviews', table: 'reviews', mine: ofAuthor },
  {
    name: 'earlier-reviews',
    table: 'review_versions',
    mine: (userId) =>
      sql`t.review_id in (select r.id from reviews as r where r.author_profile_id in ${profiles(userId)})`,
  },
  { name: 'responses', table: 'review_responses', mine: (userId) => sql`t.author_user_id = ${userId}` },
  { name: 'appeals', table: 'appeals', mine: (userId) => sql`t.appellant_user_id = ${userId}` },
  { name: 'decisions', table: 'decision_statements', mine: ofUser },
  { name: 'claims', table: 'contractor_claims', mine: ofUser, without: ['code_hash', 'code'] },
  { name: 'reports', table: 'reports', mine: (userId) => sql`t.reporter_user_id = ${userId}` },
  { name: 'postings', table: 'postings', mine: ofAuthor },
  { name: 'comments', table: 'comments', mine: ofAuthor },
  { name: 'follows', table: 'follows', mine: ofUser },
  { name: 'blocks', table: 'blocks', mine: ofUser },
  { name: 'files', table: 'uploads', mine: ofUser },
];

/** The rows of one part, as JSON. */
export async function rowsOfPart(database: Queryable, part: Part, userId: number): Promise<unknown[]> {
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(t) - ${sql.val([...(part.without ?? [])])}::text[] as row
    from ${sql.table(part.table)} as t where ${part.mine(userId)} order by 1`.execute(database);
  return rows.map(({ row }) => row);
}
