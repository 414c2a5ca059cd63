import type { FactAnswer, FactKey, ReviewVerification, ScoreKey, Stage } from '../../common/constants.ts';

/** An active review, with all that the numbers of its contractor are made of. */
export type SummarisedReview = {
  overall: number;
  scores: Partial<Record<ScoreKey, number | null>>;
  facts: Partial<Record<FactKey, FactAnswer>>;
  verification: ReviewVerification;
  createdAt: Date;
  stage: Stage;
  /** Whether it has an active response. */
  hasResponse: boolean;
  title: string;
};
