import { sql } from 'kysely';
import type { ReadContext } from '../../core/context.ts';
import { paginate } from '../../core/pagination.ts';
import { isPublic } from '../../conditions/public-rows.ts';
import { toReviewViews } from '../views.ts';
import type { ReviewPage } from './list-reviews.ts';
import { isActive, selectReviews } from './select-reviews.ts';

const REVIEWS_PER_PAGE = 10;

export type AuthoredReviews = ReviewPage & {
  /** Contractors that the author wrote about. */
  contractors: number;
  /** Reviews with one, two, three, four and five stars. */
  given: [number, number, number, number, number];
};

/** A page of the public reviews that a person wrote, the latest first, with what they add up to. */
export async function reviewsByAuthor(
  context: ReadContext,
  authorProfileId: number,
  page: number,
): Promise<AuthoredReviews> {
  const { total, contractors, given } = await context.database
    .selectFrom('reviews as w')
    .innerJoin('contractors as c', 'c.id', 'w.contractor_id')
    .select([
      sql<number>`count(*)::integer`.as('total'),
      sql<number>`count(distinct w.contractor_id)::integer`.as('contractors'),
      sql<
        AuthoredReviews['given']
      >`array[${sql.join([1, 2, 3, 4, 5].map((star) => sql`count(*) filter (where w.overall = ${sql.lit(star)})::integer`))}]`.as(
        'given',
      ),
    ])
    .where('w.author_profile_id', '=', authorProfileId)
    .where('c.hidden_at', 'is', null)
    .where(isPublic('w'))
    .executeTakeFirstOrThrow();
  const pagination = paginate(total, page, REVIEWS_PER_PAGE);
  const rows = await selectReviews(context)
    .where('r.author_profile_id', '=', authorProfileId)
    .where('c.hidden_at', 'is', null)
    .where(isActive)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(REVIEWS_PER_PAGE)
    .offset((pagination.current_page - 1) * REVIEWS_PER_PAGE)
    .execute();
  return { reviews: await toReviewViews(context, rows), pagination, contractors, given };
}
