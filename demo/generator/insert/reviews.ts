import type { QualifyingAnswers } from '../../../server/reviews/qualification.ts';
import { verificationOf } from '../../../server/reviews/rank-score.ts';
import {
  columnsOf,
  factsComplete,
  type ReviewContent,
} from '../../../server/reviews/texts/review-content.ts';
import { textBandsOf } from '../../../server/reviews/screening/screen-review.ts';
import type { Queryable } from '../../../server/database/client.ts';
import { insertRows } from '../../../server/database/insert-rows.ts';
import type { DemoReview, DemoWorld } from '../types.ts';
import { idOf, type Ids, type Row } from './ids.ts';

export async function insertReviews(
  database: Queryable,
  reviews: readonly DemoReview[],
  ids: Ids,
): Promise<void> {
  const proven = provenOf(reviews);
  await insertRows(
    database,
    'reviews',
    reviews.map((review) => reviewRow(review, ids, proven.has(review))),
  );
  await insertRows(
    database,
    'review_versions',
    reviews.map((review) => firstVersion(review, ids)),
  );
  await insertRows(
    database,
    'job_proofs',
    [...proven].map((review) => confirmedProof(review, ids)),
  );
}

const DAY_MS = 86_400_000;
/** One job in nine has a confirmed proof. */
const PROVEN_EACH = 9;
const CHECKED_AFTER_DAYS = 4;

/** Proofs of the last days are not decided yet, so only older reviews have one. */
function provenOf(reviews: readonly DemoReview[]): ReadonlySet<DemoReview> {
  const latest = Math.max(...reviews.map(({ createdAt }) => createdAt.getTime()));
  const before = latest - 2 * CHECKED_AFTER_DAYS * DAY_MS;
  const jobs = reviews.filter(
    ({ stage, createdAt }) => stage !== 'quote_only' && createdAt.getTime() < before,
  );
  return new Set(jobs.filter((_, index) => index % PROVEN_EACH === 0));
}

const confirmedProof = ({ key, createdAt }: DemoReview, ids: Ids): Row<'job_proofs'> => ({
  review_id: idOf(ids.reviews, key),
  state: 'confirmed',
  created_at: createdAt,
  decided_at: new Date(createdAt.getTime() + CHECKED_AFTER_DAYS * DAY_MS),
});

function reviewRow(review: DemoReview, ids: Ids, hasProofOfJob: boolean): Row<'reviews'> {
  return {
    id: idOf(ids.reviews, review.key),
    contractor_id: idOf(ids.profiles, review.contractorKey),
    author_profile_id: idOf(ids.profiles, review.authorKey),
    ...columnsOf(contentOf(review, ids)),
    qualifying: qualifyingAnswers(review),
    language: review.language,
    verification: verificationOf({
      hasProofOfJob,
      emailVerified: true,
      factsComplete: factsComplete(review.facts),
    }),
    text_bands: textBandsOf(review.body),
    created_at: review.createdAt,
    first_shown_at: review.createdAt,
  };
}

function qualifyingAnswers({ stage }: DemoReview): QualifyingAnswers {
  return { contact: stage === 'quote_only' ? 'contacted' : 'hired', relation: 'none', offered: 'nothing' };
}

function firstVersion(review: DemoReview, ids: Ids): Row<'review_versions'> {
  return {
    review_id: idOf(ids.reviews, review.key),
    version: 1,
    content: contentOf(review, ids),
    edited_by_user_id: idOf(ids.users, review.authorKey),
    created_at: review.createdAt,
  };
}

function contentOf(review: DemoReview, ids: Ids): ReviewContent {
  const { overall, scores, title, body, facts, jobMonth, city, stage } = review;
  const job = {
    trade_id: idOf(ids.trades, review.tradeSlug),
    month: jobMonth.slice(0, 7),
    city,
    postal_code: review.postalCode,
    cost_band: review.costBand,
    stage,
  };
  return { overall, scores, title, body, job, facts };
}

export async function insertResponses(database: Queryable, world: DemoWorld, ids: Ids): Promise<void> {
  const reviewed = new Map(world.reviews.map((review) => [review.key, review.contractorKey]));
  const owners = new Map(world.contractors.map((contractor) => [contractor.key, contractor.ownerKey]));
  const rows = world.responses.map((response): Row<'review_responses'> => {
    const owner = owners.get(reviewed.get(response.reviewKey) ?? '');
    return {
      review_id: idOf(ids.reviews, response.reviewKey),
      author_user_id: owner ? idOf(ids.users, owner) : null,
      body: response.body,
      created_at: response.createdAt,
    };
  });
  await insertRows(database, 'review_responses', rows);
}
