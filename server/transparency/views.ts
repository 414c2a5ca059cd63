import type { DecisionAction } from '../../common/constants.ts';
import { actionsInGroup, DECISION_GROUPS, type DecisionGroup } from '../../common/cases/decision-groups.ts';
import type { CountsView } from './counts-views.ts';
import type { ReasonNames } from '../decisions/reason-codes.ts';
import { holdsOf, type HoldsView } from './holds.ts';
import type { Period, PeriodChoice } from './periods.ts';
import type { AppealCount, QuarterMedian } from './queries/count-appeals.ts';
import type { DecisionCount, QuarterCount, ReviewCount, SignalCount } from './queries/count-decisions.ts';
import type { RedFlagCount } from './queries/count-red-flags.ts';
import { toHeadView, type HeadView, type ReasonName } from './log-views.ts';
import type { ChainHead } from './queries/list-decisions.ts';
import {
  byLanguage,
  fatesByStar,
  outcomesOf,
  shareOf,
  sum,
  type LanguageCounts,
  type Outcomes,
  type StarFate,
} from './sums.ts';

export type QuarterView = {
  key: string;
  year: number;
  quarter: number;
  decisions: number;
  medianHours: number | null;
};
/** The three sentences that come first: of the chosen period, else of the last twelve months. */
export type SummaryView = {
  year: number | null;
  quarter: number | null;
  byAdministrators: number;
  decidedAppeals: number;
  grantedAppeals: number;
  medianHours: number | null;
};
export type ReasonCount = ReasonName & { count: number };
export type TransparencyView = HoldsView & {
  /** '' for the whole time. */
  period: string;
  periods: PeriodChoice[];
  head: HeadView;
  summary: SummaryView;
  totals: {
    decisions: number;
    appeals: number;
    /** The accepted share of the decided ones. */
    acceptedShare: number | null;
    /** Of those decided or overdue: how many were decided within the promised days. */
    inTimeShare: number | null;
    medianHours: number | null;
  };
  quarters: QuarterView[];
  groups: { group: DecisionGroup; count: number; actions: { action: DecisionAction; count: number }[] }[];
  reasons: ReasonCount[];
  stars: StarFate[];
  languages: Record<'reviews' | 'decisions' | 'appeals', LanguageCounts>;
  appealsByKind: ({
    kind: 'take_down' | 'put_back' | 'remove_response' | 'account' | 'decision';
  } & Outcomes)[];
  appealsByReason: (ReasonName & Outcomes)[];
  appealsByStar: ({ stars: number } & Outcomes)[];
  appealsByLanguage: ({ language: string } & Outcomes)[];
  redFlags: RedFlagCount[];
  counts: CountsView;
};

export type Counted = {
  head: ChainHead;
  decisions: DecisionCount[];
  reviews: ReviewCount[];
  signals: SignalCount[];
  appeals: AppealCount[];
  quarters: Period[];
  decisionsByQuarter: QuarterCount[];
  mediansByQuarter: QuarterMedian[];
  summarized: { period: Period | null; byAdministrators: number; appeals: AppealCount[] };
  nameOf: ReasonNames;
  redFlags: RedFlagCount[];
  counts: CountsView;
};

export function toTransparencyView(
  period: Period | null,
  periods: PeriodChoice[],
  counted: Counted,
): TransparencyView {
  const { decisions, reviews, appeals, signals, head } = counted;
  const stars = fatesByStar(reviews);
  const appealsBy = (by: AppealCount['by']) => appeals.filter((row) => row.by === by);
  return {
    period: period?.key ?? '',
    periods,
    head: toHeadView(head),
    summary: summaryOf(counted.summarized),
    totals: totalsOf(decisions, appeals),
    quarters: quartersOf(counted),
    groups: groupsOf(decisions),
    reasons: reasonsOf(counted),
    stars,
    languages: {
      reviews: byLanguage(reviews),
      decisions: byLanguage(decisions.filter(({ by }) => by === 'language')),
      appeals: byLanguage(appealsBy('language').map(({ language, filed }) => ({ language, count: filed }))),
    },
    ...holdsOf(signals, stars),
    redFlags: counted.redFlags,
    counts: counted.counts,
    ...appealViews(appealsBy, counted.nameOf),
  };
}

function totalsOf(decisions: readonly DecisionCount[], appeals: readonly AppealCount[]) {
  const all = appeals.find(({ by }) => by === 'all');
  const { filed, accepted, rejected, medianHours } = outcomesOf(all);
  const decided = accepted + rejected;
  return {
    decisions: decisions.find(({ by }) => by === 'all')?.count ?? 0,
    appeals: filed,
    acceptedShare: shareOf(accepted, decided),
    inTimeShare: shareOf(all?.in_time ?? 0, all?.due ?? 0),
    medianHours,
  };
}

function quartersOf({ quarters, decisionsByQuarter, mediansByQuarter }: Counted): QuarterView[] {
  const counts = new Map(decisionsByQuarter.map(({ quarter, count }) => [quarter, count]));
  const medians = new Map(mediansByQuarter.map(({ quarter, median_hours }) => [quarter, median_hours]));
  return quarters.map(({ key, year, quarter }) => ({
    key,
    year,
    quarter: quarter ?? 1,
    decisions: counts.get(key) ?? 0,
    medianHours: medians.get(key) ?? null,
  }));
}

function summaryOf({ period, byAdministrators, appeals }: Counted['summarized']): SummaryView {
  const { accepted, rejected, medianHours } = outcomesOf(appeals.find(({ by }) => by === 'all'));
  return {
    year: period?.year ?? null,
    quarter: period?.quarter ?? null,
    byAdministrators,
    decidedAppeals: accepted + rejected,
    grantedAppeals: accepted,
    medianHours,
  };
}

/** The kinds that occurred, by the noun that they are about. */
function groupsOf(decisions: readonly DecisionCount[]): TransparencyView['groups'] {
  const counts = new Map(
    decisions.flatMap(({ by, action, count }) => (by === 'action' ? [[action, count]] : [])),
  );
  return DECISION_GROUPS.flatMap((group) => {
    const actions = actionsInGroup(group)
      .map((action) => ({ action, count: counts.get(action) ?? 0 }))
      .filter(({ count }) => count > 0);
    return actions.length === 0 ? [] : [{ group, count: sum(actions), actions }];
  });
}

function reasonsOf({ decisions, nameOf }: Counted): ReasonCount[] {
  return decisions
    .filter(({ by }) => by === 'reason')
    .map(({ reason_code, count }) => ({ code: reason_code, name: nameOf(reason_code), count }))
    .sort((one, other) => other.count - one.count);
}

function appealViews(rowsBy: (by: AppealCount['by']) => AppealCount[], nameOf: ReasonNames) {
  return {
    appealsByKind: rowsBy('kind').flatMap((row) =>
      row.kind === null ? [] : [{ kind: row.kind, ...outcomesOf(row) }],
    ),
    appealsByReason: rowsBy('reason')
      .map((row) => ({ code: row.reason_code, name: nameOf(row.reason_code), ...outcomesOf(row) }))
      .sort((one, other) => other.filed - one.filed),
    appealsByStar: rowsBy('star').flatMap((row) =>
      row.overall === null ? [] : [{ stars: row.overall, ...outcomesOf(row) }],
    ),
    appealsByLanguage: rowsBy('language').flatMap((row) =>
      row.language === null ? [] : [{ language: row.language, ...outcomesOf(row) }],
    ),
  };
}
