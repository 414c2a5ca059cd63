import type { RedFlagLevel } from '../contractors/organic-order.ts';
import { ageInMonths } from '../reviews/rank-score.ts';
import type { FoundPage } from './find-page.ts';
import type { FoundRow } from './queries/find-contractors.ts';
import {
  RANK_CONSTANTS,
  whyThisRank,
  type RankConstants,
  type RankEvidence,
  type WhyThisRank,
} from './why-this-rank.ts';

/** The reasons for each contractor's rank on a page, by id, and the constants to read them with. */
export type RanksView = { constants: RankConstants; of: Record<number, WhyThisRank> };

export function toRanksView(
  { rows, loosened, more }: Pick<FoundPage, 'rows' | 'loosened' | 'more'>,
  now: Date,
): RanksView {
  return {
    constants: RANK_CONSTANTS,
    of: Object.fromEntries(
      [...rows, ...(loosened?.rows ?? []), ...(more?.rows ?? [])].map((row) => [
        row.id,
        whyThisRank(evidenceOf(row, now)),
      ]),
    ),
  };
}

const evidenceOf = (row: FoundRow, now: Date): RankEvidence => ({
  sumWeights: row.rank_weight_sum,
  sumWeightedStars: row.rank_weighted_stars,
  hireAgainYes: row.hire_again_yes,
  hireAgainAnswers: row.hire_again_answers,
  reviewCount: row.review_count + row.quote_count,
  responsesCount: row.responses_count,
  monthsSinceLatestReview:
    row.latest_review_at === null
      ? null
      : ageInMonths(toDate(row.latest_review_at), toDate(row.summarised_at ?? now)),
  proximityKm: row.km,
  redFlagLevel: row.red_flag_level as RedFlagLevel | null,
});

const toDate = (value: Date | string): Date => new Date(value);
