import { maskFor } from '../content/bad-words.ts';
import { inertia } from '../core/answers.ts';
import type { ReadContext } from '../core/context.ts';
import { unauthenticated } from '../core/errors.ts';
import { signedIn } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { businessOf, unansweredReviews, writtenReviews } from './queries.ts';
import { toBusinessView, toWrittenReviews, type BusinessView } from './views.ts';

/** What waits for whoever has signed in. It composes what other domains hold and belongs to none of them. */
export function addDashboardRoutes(routes: Routes): void {
  routes.page('dashboard', {
    policy: signedIn,
    handle: async (context) => {
      if (!context.viewer) throw unauthenticated();
      const { contractorId, profileId } = context.viewer;
      const [business, written] = await Promise.all([
        contractorId === null ? null : readBusiness(context, contractorId),
        writtenReviews(context.database, profileId),
      ]);
      return inertia('dashboard/show', {
        business,
        written: toWrittenReviews(written, await maskFor(context)),
      });
    },
  });
}

async function readBusiness(context: ReadContext, contractorId: number): Promise<BusinessView> {
  const [business, unanswered] = await Promise.all([
    businessOf(context.database, contractorId),
    unansweredReviews(context.database, contractorId),
  ]);
  return toBusinessView(business, unanswered, await maskFor(context));
}
