import { inertia, type Answer } from '../core/answers.ts';
import type { Context, ReadContext } from '../core/context.ts';
import { anyone } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { listDecisionReasons, reasonNames } from '../decisions/reason-codes.ts';
import { logQuery, transparencyQuery } from './log-query.ts';
import { lastTwelveMonths, periodChoices, quartersBetween, readPeriod } from './periods.ts';
import { countAppeals, medianHoursByQuarter } from './queries/count-appeals.ts';
import {
  countByAdministrators,
  countDecisions,
  countDecisionsByQuarter,
  countHoldsBySignal,
  countReviews,
} from './queries/count-decisions.ts';
import { countRedFlags } from './queries/count-red-flags.ts';
import { chainHead, listDecisions } from './queries/list-decisions.ts';
import { monthsFile, starsByPlanFile } from './counts-files.ts';
import { toCountsView } from './counts-views.ts';
import { toHeadView, toLogEntries } from './log-views.ts';
import { listMonthlyCounts } from './queries/monthly-counts.ts';
import { listKeptCounts } from './queries/kept-months.ts';
import { listStarsByPlan } from './queries/stars-by-plan.ts';
import { toTransparencyView, type TransparencyView } from './views.ts';

const QUARTERS_DRAWN = 12;
const QUARTERS_CHOSEN_FROM = 40;

/** The public log of decisions, one by one and counted. */
export function addTransparencyRoutes(routes: Routes): void {
  routes.page('decisions.index', {
    query: logQuery,
    policy: anyone,
    cacheTags: () => ['decisions', 'decision-log'],
    handle: async (context, { query }) => {
      const [page, head, reasons] = await Promise.all([
        listDecisions(context.database, query),
        chainHead(context.database),
        listDecisionReasons(context),
      ]);
      return inertia('transparency/decisions', {
        entries: toLogEntries(page, reasons),
        pagination: page.pagination,
        query,
        head: toHeadView(head),
        reasons: reasons.map(({ code, name }) => ({ code, name })),
      });
    },
  });

  routes.page('transparency', {
    query: transparencyQuery,
    policy: anyone,
    cacheTags: () => ['decisions', 'red-flags'],
    handle: async (context, { query }) =>
      inertia('transparency/show', await transparencyOf(context, query.period)),
  });

  addCountsFiles(routes);
}

/** The counts of all months as files. */
function addCountsFiles(routes: Routes): void {
  const answering = (handle: (context: Context) => Promise<Answer>) => ({
    policy: anyone,
    cacheTags: () => ['decisions'],
    handle,
  });
  routes.page(
    'transparency.months.csv',
    answering((context) => monthsFile(context, 'csv')),
  );
  routes.page(
    'transparency.months.json',
    answering((context) => monthsFile(context, 'json')),
  );
  routes.page(
    'transparency.stars_by_plan.csv',
    answering((context) => starsByPlanFile(context, 'csv')),
  );
  routes.page(
    'transparency.stars_by_plan.json',
    answering((context) => starsByPlanFile(context, 'json')),
  );
}

async function transparencyOf(context: ReadContext, asked: string): Promise<TransparencyView> {
  const { database, language, now } = context;
  const period = readPeriod(asked);
  const [head, kept] = [await chainHead(database), await listKeptCounts(database)];
  const first = head.first_at ?? now;
  const quarters = quartersBetween(first, now, QUARTERS_DRAWN);
  const since = quarters[0]?.from ?? now;
  const summarized = period ?? lastTwelveMonths(now);
  const [
    decisions,
    reviews,
    signals,
    appeals,
    decisionsByQuarter,
    mediansByQuarter,
    byAdministrators,
    ofYear,
    nameOf,
    redFlags,
    monthly,
    byPlan,
  ] = await Promise.all([
    countDecisions(database, period),
    countReviews(database, period),
    countHoldsBySignal(database, period),
    countAppeals(database, period, now),
    countDecisionsByQuarter(database, since),
    medianHoursByQuarter(database, since),
    countByAdministrators(database, summarized),
    period === null ? countAppeals(database, summarized, now) : null,
    reasonNames(database, language),
    countRedFlags(database, period),
    listMonthlyCounts(database, kept),
    listStarsByPlan(database, kept),
  ]);
  return toTransparencyView(period, periodChoices(first, now, QUARTERS_CHOSEN_FROM), {
    head,
    decisions,
    reviews,
    signals,
    appeals,
    quarters,
    decisionsByQuarter,
    mediansByQuarter,
    summarized: { period, byAdministrators, appeals: ofYear ?? appeals },
    nameOf,
    redFlags,
    counts: toCountsView(monthly, byPlan, period),
  });
}
