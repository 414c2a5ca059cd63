import { sql, type RawBuilder } from 'kysely';
import { FACT_ANSWERS_SHOWN_FROM, REVIEWS_FOR_STARS } from '../../../common/constants.ts';

/** "18 of 20 said yes". */
export type YesShare = { yes: number; answers: number };

/** The mean that pages show as stars; null: "New", because so few reviews are no verdict. */
export const shownMean = (mean: number | null, reviews: number): number | null =>
  reviews < REVIEWS_FOR_STARS ? null : mean;

/** Of contractors as `c`: pages show their stars. */
export const showsStars: RawBuilder<boolean> = sql<boolean>`(c.review_count >= ${sql.lit(REVIEWS_FOR_STARS)})`;

/** The share of "yes" among answers; null under three answers. */
export const shownShare = (yes: number, answers: number): YesShare | null =>
  answers < FACT_ANSWERS_SHOWN_FROM ? null : { yes, answers };

/** Of contractors as `c`: pages show how many would hire them again. */
export const showsHireAgain: RawBuilder<boolean> = sql<boolean>`(c.hire_again_answers >= ${sql.lit(FACT_ANSWERS_SHOWN_FROM)})`;

/** Reviews of jobs and of quotes with a response, of all; null under as many as stars need. */
export type ShownResponses = { responses: number; reviews: number } | null;

export const shownResponses = (responses: number, reviews: number): ShownResponses =>
  reviews < REVIEWS_FOR_STARS ? null : { responses, reviews };

/** Of contractors as `c`: pages show how many reviews have a response. */
export const showsResponses: RawBuilder<boolean> = sql<boolean>`(c.review_count + c.quote_count >= ${sql.lit(REVIEWS_FOR_STARS)})`;
