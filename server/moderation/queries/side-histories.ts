import { sql } from 'kysely';
import type { DecisionAction } from '../../../common/constants.ts';
import type { ReadContext } from '../../core/context.ts';
import { hasLeft } from '../../conditions/live-accounts.ts';
import { isPublic } from '../../conditions/public-rows.ts';

/** The history of one side of a case. Times as the database writes them. */
export type SideRow = {
  name: string;
  /** Since when the account, or for a contractor the page, is there. */
  since: string | null;
  isInactive: boolean;
  reviews: { active: number; inactive: number; deleted: number };
  appeals: Record<'filed' | 'open' | 'accepted' | 'rejected' | 'withdrawn', number>;
  decisions: { id: number; action: DecisionAction; reviewId: number | null; decidedAt: string }[];
};
export type SidesRow = {
  author: SideRow & { profileId: number; userId: number | null; hasLeft: boolean };
  contractor: SideRow & {
    id: number;
    slug: string;
    claimed: boolean;
    ownerUserId: number | null;
    region: string | null;
    responses: number;
  };
};

const EARLIER_SHOWN = 5;

const REVIEWS = sql`json_build_object(
  'active', count(*) filter (where ${isPublic('o')}),
  'inactive', count(*) filter (where o.status <> 'active' and o.deleted_at is null),
  'deleted', count(*) filter (where o.deleted_at is not null))`;

const APPEALS = sql`json_build_object('filed', count(*),
  'open', count(*) filter (where a.state = 'open'),
  'accepted', count(*) filter (where a.state = 'accepted'),
  'rejected', count(*) filter (where a.state = 'rejected'),
  'withdrawn', count(*) filter (where a.state = 'withdrawn'))`;

const DECISIONS = sql`coalesce(json_agg(json_build_object(
  'id', d.id, 'action', d.action, 'reviewId', d.review_id, 'decidedAt', d.decided_at) order by d.id desc), '[]'::json)`;

/** Both sides of a review with their histories, in one query. Decisions of this very case are not among the earlier ones. */
export async function readSides(
  { database, language }: ReadContext,
  reviewId: number,
): Promise<SidesRow | null> {
  const { rows } = await sql<SidesRow>`
    select json_build_object('profileId', p.id, 'userId', u.id, 'name', p.name, 'since', u.created_at,
        'isInactive', coalesce(u.status = 'inactive', false), 'hasLeft', ${hasLeft('u')},
        'reviews', (select ${REVIEWS} from reviews as o where o.author_profile_id = p.id),
        'appeals', (select ${APPEALS} from appeals as a join reviews as o on o.id = a.review_id
          where o.author_profile_id = p.id and a.kind in ('put_back', 'remove_response')),
        'decisions', (select ${DECISIONS} from (
          select e.id, e.action, e.review_id, e.decided_at from decisions as e
          join reviews as o on o.id = e.review_id
          where o.author_profile_id = p.id and o.id <> r.id order by e.id desc limit ${EARLIER_SHOWN}) as d)
      ) as author,
      json_build_object('id', c.id, 'slug', c.slug, 'name', c.name, 'claimed', c.claimed, 'ownerUserId', owner.id, 'since', c.created_at,
        'isInactive', coalesce(owner.status = 'inactive', false), 'region', ${sql.ref(`g.${language}`)},
        'responses', c.responses_count,
        'reviews', (select ${REVIEWS} from reviews as o where o.contractor_id = c.id),
        'appeals', (select ${APPEALS} from appeals as a join reviews as o on o.id = a.review_id
          where o.contractor_id = c.id and a.kind = 'take_down'),
        'decisions', (select ${DECISIONS} from (
          select e.id, e.action, e.review_id, e.decided_at from decisions as e
          where e.contractor_id = c.id and e.review_id is distinct from r.id
          order by e.id desc limit ${EARLIER_SHOWN}) as d)
      ) as contractor
    from reviews as r
    join profiles as p on p.id = r.author_profile_id
    left join users as u on u.id = p.user_id
    join contractors as c on c.id = r.contractor_id
    join profiles as page on page.id = c.id
    left join users as owner on owner.id = page.user_id
    left join regions as g on g.id = c.region_id
    where r.id = ${reviewId}`.execute(database);
  return rows[0] ?? null;
}
