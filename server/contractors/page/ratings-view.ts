import { FACT_KEYS, type FactKey, type ScoreKey } from '../../../common/constants.ts';
import type { ContractorRow } from '../queries/contractor-by-slug.ts';
import type { CriterionSummary, FactSummary, MonthSummary } from '../rating-summary.ts';
import { shownShare, type YesShare } from './shown-ratings.ts';

/** All numbers of a contractor's reviews of jobs, beside its stars. */
export type RatingsView = {
  criteria: Partial<Record<ScoreKey, CriterionSummary>>;
  /** Those with enough answers. */
  facts: Partial<Record<FactKey, YesShare>>;
  byMonth: MonthSummary[];
};

type StoredSummary = Omit<RatingsView, 'facts'> & { facts: Partial<Record<FactKey, FactSummary>> };

const shownFacts = (facts: StoredSummary['facts']): RatingsView['facts'] =>
  Object.fromEntries(
    FACT_KEYS.flatMap((key) => {
      const { yes = 0, no = 0 } = facts[key] ?? {};
      const share = shownShare(yes, yes + no);
      return share === null ? [] : [[key, share]];
    }),
  );

export function toRatingsView(row: ContractorRow): RatingsView {
  const { criteria = {}, facts = {}, byMonth = [] } = row.rating_summary as Partial<StoredSummary>;
  return { criteria, facts: shownFacts(facts), byMonth };
}
