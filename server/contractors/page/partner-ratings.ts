import { sql } from 'kysely';
import type { Language } from '../../../common/format/language.ts';
import { canReport } from '../../core/own-text.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/client.ts';
import type { ViewContext } from '../views.ts';

/** On the contractor's own page. */
const SHOWN = 5;
/** On its page of ratings. */
const MOST = 100;

/** Published ratings by other contractors; `at` as PostgreSQL writes a time into JSON. */
export type PartnerRatingsRow = {
  count: number;
  again: number;
  latest: {
    id: number;
    authorId: number;
    author: string;
    overall: number;
    body: string;
    language: Language;
    at: string;
  }[];
};
/** Other contractors' ratings after jobs together; they do not affect stars and rank. `at`: ISO 8601 UTC. */
export type PartnerRatingsView = Omit<PartnerRatingsRow, 'latest'> & {
  latest: (Omit<PartnerRatingsRow['latest'][number], 'authorId'> & { can: { report: boolean } })[];
};

const ratingsUpTo = (most: number) => sql<PartnerRatingsRow>`(
  select json_build_object('count', count(*), 'again', count(*) filter (where shown.work_again),
    'latest', coalesce(json_agg(json_build_object('id', shown.id, 'authorId', shown.author_profile_id, 'author', shown.name, 'overall', shown.overall,
      'body', shown.body, 'language', shown.language, 'at', shown.published_at)
      order by shown.published_at desc, shown.id desc) filter (where shown.place <= ${sql.lit(most)}), '[]'::json))
  from (
    select r.id, r.author_profile_id, r.overall, r.work_again, r.body, r.language, r.published_at, author.name,
      row_number() over (order by r.published_at desc, r.id desc) as place
    from partner_ratings as r join profiles as author on author.id = r.author_profile_id
    where r.about_profile_id = c.id and r.published_at is not null and r.removed_at is null) as shown)`;

/** JSON of a contractor `c`. */
export const partnerRatings = ratingsUpTo(SHOWN);

/** The latest 100 of a contractor, where its own row holds only some of them. */
export async function allPartnerRatings(
  database: Queryable,
  contractor: { id: number; partner_ratings: PartnerRatingsRow },
): Promise<PartnerRatingsRow> {
  const { id, partner_ratings: some } = contractor;
  if (some.latest.length === some.count) return some;
  const { all } = await database
    .selectFrom('contractors as c')
    .select(ratingsUpTo(MOST).as('all'))
    .where('c.id', '=', id)
    .executeTakeFirstOrThrow();
  return all;
}

/** null: there are none. */
export function toPartnerRatings(
  { count, again, latest }: PartnerRatingsRow,
  { mask }: ViewContext,
  viewer: Viewer,
): PartnerRatingsView | null {
  if (count === 0) return null;
  return {
    count,
    again,
    latest: latest.map(({ id, authorId, author, overall, body, language, at }) => ({
      id,
      author: mask(author),
      overall,
      body: mask(body),
      language,
      at: new Date(at).toISOString(),
      can: { report: canReport(viewer, { ownerProfileId: authorId }) },
    })),
  };
}
