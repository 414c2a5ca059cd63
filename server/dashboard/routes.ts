import * as z from 'zod';
import { COUNTED_PERIODS, type CountedPeriod } from '../../common/page-counts.ts';
import type { WordMask } from '../../common/text/word-mask.ts';
import { entitlementsFor } from '../billing/entitlements.ts';
import { maskFor } from '../content/bad-words.ts';
import { localDayIn } from '../contractors/hours/local-day.ts';
import { matchingListings } from '../contractors/queries/matching-listings.ts';
import { viewContextOf } from '../contractors/views.ts';
import { inertia } from '../core/answers.ts';
import type { ReadContext } from '../core/context.ts';
import { unauthenticated } from '../core/errors.ts';
import { single } from '../core/http/forgiving-query.ts';
import { signedIn } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { actsAsAdministrator, actingProfileOf, type SignedIn } from '../core/viewer.ts';
import { reasonNames } from '../decisions/reason-codes.ts';
import { adminView } from '../moderation/admin-view.ts';
import { countedSince, toPageUse } from './page-use.ts';
import { pageDaysSince } from './queries/page-days.ts';
import { businessOf, particularsOf, reviewsByMonth } from './queries/business.ts';
import { unansweredReviews, writtenReviews } from './queries/reviews.ts';
import {
  openAppeals,
  openClaims,
  openDecisionAppeals,
  openInvitations,
  openRedFlags,
  unreadStatements,
} from './queries/waiting.ts';
import { setupLeft } from './setup-left.ts';
import { refusePeriod, statisticsFile } from './statistics-file.ts';
import { statisticsLimits } from './statistics-limits.ts';
import { statisticsSince, toStatistics } from './statistics.ts';
import {
  toAppealViews,
  toBusinessView,
  toClaimViews,
  toDecisionAppealViews,
  toInvitationsWaiting,
  toRedFlagsWaiting,
  toStatementViews,
  toWrittenReviews,
  type BusinessView,
  type WaitingView,
} from './views.ts';
import { workWaiting } from './work-waiting.ts';

const dashboardQuery = z.object({
  /** The period of the page's counts. */
  days: z.preprocess(single, z.coerce.number().pipe(z.literal(COUNTED_PERIODS))).catch(COUNTED_PERIODS[0]),
});

/** The open tasks of a signed-in user. It composes the data of other domains and belongs to none of them. */
export function addDashboardRoutes(routes: Routes): void {
  routes.page('dashboard', {
    query: dashboardQuery,
    policy: signedIn,
    handle: async (context, { query }) => {
      const { viewer, database } = context;
      if (!viewer) throw unauthenticated();
      const refused = await refusePeriod(context, viewer, query.days);
      if (refused !== null) return refused;
      const mask = await maskFor(context);
      const [business, waiting, admin, written, listings] = await Promise.all([
        viewer.contractorId === null
          ? null
          : readBusiness(context, { ...viewer, contractorId: viewer.contractorId }, query.days),
        readWaiting(context, viewer, mask),
        actsAsAdministrator(viewer) ? adminView(context) : null,
        writtenReviews(database, viewer.profileId),
        matchingListings(context),
      ]);
      return inertia('dashboard/show', {
        business,
        waiting,
        admin: admin?.waiting ?? null,
        written: toWrittenReviews(written, mask),
        listings,
      });
    },
  });
  routes.page('dashboard.statistics', {
    policy: signedIn,
    limit: 'export',
    handle: (context) => {
      if (!context.viewer) throw unauthenticated();
      return statisticsFile(context, context.viewer);
    },
  });
}

async function readBusiness(
  context: ReadContext,
  viewer: SignedIn & { contractorId: number },
  days: CountedPeriod,
): Promise<BusinessView> {
  const { database, now } = context;
  const { contractorId } = viewer;
  const business = await businessOf(database, contractorId);
  const viewContext = await viewContextOf(context);
  const today = localDayIn(viewContext.days, business.zone);
  const [pageDays, unanswered, months, entitlements] = await Promise.all([
    pageDaysSince(database, contractorId, countedSince(days, today)),
    unansweredReviews(database, contractorId),
    reviewsByMonth(database, contractorId, statisticsSince(now)),
    entitlementsFor(database, viewer, now),
  ]);
  const pageUse = { ...toPageUse(pageDays, days, today), ...statisticsLimits(context, entitlements) };
  return toBusinessView(
    business,
    unanswered,
    { statistics: toStatistics(months, now), pageUse },
    viewContext,
  );
}

async function readWaiting(context: ReadContext, viewer: SignedIn, mask: WordMask): Promise<WaitingView> {
  const { database, language, now } = context;
  const { userId, contractorId, emailVerified } = viewer;
  const [appeals, decisionAppeals, statements, claims, invitations, redFlags, particulars, nameOf, work] =
    await Promise.all([
      openAppeals(database, viewer),
      openDecisionAppeals(database, userId),
      unreadStatements(database, userId, now),
      openClaims(database, userId),
      // Invitations go to businesses.
      contractorId === null ? [] : openInvitations(context, viewer),
      contractorId === null ? [] : openRedFlags(database, contractorId),
      particularsOf(database, actingProfileOf(viewer)),
      reasonNames(database, language),
      workWaiting(context, contractorId, mask),
    ]);
  return {
    ...work,
    appeals: toAppealViews(appeals, mask, now),
    decision_appeals: toDecisionAppealViews(decisionAppeals, now),
    statements: toStatementViews(statements, nameOf),
    claims: toClaimViews(claims),
    invitations: toInvitationsWaiting(invitations, language, mask),
    red_flags: toRedFlagsWaiting(redFlags, language),
    setup: setupLeft({
      ...particulars,
      isBusiness: particulars.contractor_id !== null,
      emailVerified,
    }),
  };
}
