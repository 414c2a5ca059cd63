import type { WordMask } from '../../common/word-mask.ts';
import type { businessOf, unansweredReviews, writtenReviews } from './queries.ts';

export type WaitingReview = {
  id: number;
  title: string;
  overall: number;
  author: string;
  created_at: string;
};
export type BusinessView = {
  name: string;
  slug: string;
  review_count: number;
  mean_rating: number | null;
  responses_count: number;
  /** Whether the place is known, without which no search by place finds it. */
  complete: boolean;
  to_answer: { total: number; latest: WaitingReview[] };
};
export type WrittenReview = {
  id: number;
  title: string;
  overall: number;
  contractor: { name: string; slug: string };
  answered: boolean;
  created_at: string;
};

type Business = Awaited<ReturnType<typeof businessOf>>;
type Unanswered = Awaited<ReturnType<typeof unansweredReviews>>;
type Written = Awaited<ReturnType<typeof writtenReviews>>;

export function toBusinessView(business: Business, unanswered: Unanswered, mask: WordMask): BusinessView {
  const { name, slug, review_count, mean_rating, responses_count, city, region_id } = business;
  const latest = unanswered.map(({ id, title, overall, author_name, created_at }) => ({
    id,
    title: mask(title),
    overall,
    author: mask(author_name),
    created_at: created_at.toISOString(),
  }));
  return {
    name,
    slug,
    review_count,
    mean_rating,
    responses_count,
    complete: city !== null && region_id !== null,
    to_answer: { total: unanswered[0]?.total ?? 0, latest },
  };
}

export function toWrittenReviews(written: Written, mask: WordMask): WrittenReview[] {
  return written.map(({ id, title, overall, contractor_name, slug, answered, created_at }) => ({
    id,
    title: mask(title),
    overall,
    contractor: { name: contractor_name, slug },
    answered: Boolean(answered),
    created_at: created_at.toISOString(),
  }));
}
