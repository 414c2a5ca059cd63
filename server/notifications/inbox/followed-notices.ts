import { sql } from 'kysely';
import type { Database } from '../../database/client.ts';
import { isPublic } from '../../conditions/public-rows.ts';
import type { EventMap } from '../../event-map.ts';
import type { Notice } from './notice.ts';

/** A profile with more followers is read in the newsfeed; the latest followers hear of it at once. */
const TOLD_MOST = 1_000;

type FollowedRow = {
  userId: number;
  authorProfileId: number;
  name: string;
  title: string;
  contractor: string | null;
  slug: string | null;
};

/** Followers learn of a posting by a profile that they follow. */
export async function noticesOfFollowedPosting(
  database: Database,
  { postingId }: EventMap['posting.published'],
): Promise<Notice[]> {
  const { rows } = await sql<FollowedRow>`
    select f.user_id as "userId", p.author_profile_id as "authorProfileId", author.name, p.title
    from postings as p
    join profiles as author on author.id = p.author_profile_id
    join follows as f on f.profile_id = author.id
    where p.id = ${postingId} and ${isPublic('p')}
      and f.user_id is distinct from author.user_id
    order by f.created_at desc limit ${TOLD_MOST}`.execute(database);
  return rows.map(({ userId, authorProfileId, name, title }) => ({
    userId,
    kind: 'followed',
    subject: { type: 'followed.posting', id: postingId },
    actorProfileId: authorProfileId,
    params: { name, title },
    target: { name: 'postings.show', params: { id: postingId } },
  }));
}

/** The same for a review; the business that it is about has a notice of its own. */
export async function noticesOfFollowedReview(
  database: Database,
  { reviewId }: EventMap['review.published'],
): Promise<Notice[]> {
  const { rows } = await sql<FollowedRow>`
    select f.user_id as "userId", r.author_profile_id as "authorProfileId", author.name, r.title,
      c.name as contractor, c.slug
    from reviews as r
    join profiles as author on author.id = r.author_profile_id
    join contractors as c on c.id = r.contractor_id and c.hidden_at is null
    join profiles as business on business.id = c.id
    join follows as f on f.profile_id = author.id
    where r.id = ${reviewId} and ${isPublic('r')}
      and f.user_id is distinct from author.user_id and f.user_id is distinct from business.user_id
    order by f.created_at desc limit ${TOLD_MOST}`.execute(database);
  return rows.map(({ userId, authorProfileId, name, contractor, slug }) => ({
    userId,
    kind: 'followed',
    subject: { type: 'followed.review', id: reviewId },
    actorProfileId: authorProfileId,
    params: { name, contractor: contractor ?? '', news: 'followed_review' },
    target: { name: 'contractors.show', params: { slug: slug ?? '' }, anchor: 'reviews' },
  }));
}

/** Those who follow a page that nobody managed learn that somebody does now. */
export async function noticesOfJoined(
  database: Database,
  { claimId }: EventMap['claim.decided'],
): Promise<Notice[]> {
  const followers = await database
    .selectFrom('contractor_claims as claim')
    .innerJoin('contractors as c', 'c.id', 'claim.contractor_id')
    .innerJoin('follows as f', 'f.profile_id', 'c.id')
    .select(['f.user_id as userId', 'c.id as contractorId', 'c.name', 'c.slug'])
    .where('claim.id', '=', claimId)
    .where('claim.state', '=', 'accepted')
    .where('c.hidden_at', 'is', null)
    .whereRef('f.user_id', '<>', 'claim.user_id')
    .orderBy('f.created_at', 'desc')
    .limit(TOLD_MOST)
    .execute();
  return followers.map(({ userId, contractorId, name, slug }) => ({
    userId,
    kind: 'joined',
    // Once, whoever manages it later.
    subject: { type: 'joined', id: contractorId },
    params: { name },
    target: { name: 'contractors.show', params: { slug } },
  }));
}
