import * as z from 'zod';
import { currentTerms, PLANS_TAG } from '../billing/pages.ts';
import { toPlans } from '../billing/views.ts';
import { inertia } from '../core/answers.ts';
import { single } from '../core/http/forgiving-query.ts';
import { anyone } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { findBusinesses, type FoundBusinessRow } from './queries/find-businesses.ts';
import type { FoundBusiness } from './for-contractors-views.ts';
import { viewContextOf, regionOf, tradesOf, type ViewContext } from './views.ts';

const WORDS_MAX = 120;

const query = z.object({
  /** Words of the business's name and place, or its license number. */
  business: z.preprocess(single, z.string().trim().max(WORDS_MAX)).catch(''),
});

/** The landing page for contractors, with the way to their own listing. */
export function addForContractorsRoute(routes: Routes): void {
  routes.page('for_contractors', {
    query,
    policy: anyone,
    cacheTags: () => ['contractors', PLANS_TAG],
    handle: async (context, { query: { business: words } }) => {
      const plans = toPlans(await currentTerms(context));
      if (words === '') return inertia('contractors/for-contractors', { words, found: null, plans });
      const [rows, viewContext] = await Promise.all([
        findBusinesses(context.database, words),
        viewContextOf(context),
      ]);
      return inertia('contractors/for-contractors', {
        words,
        found: rows.map((row) => toFound(row, viewContext)),
        plans,
      });
    },
  });
}

function toFound(row: FoundBusinessRow, viewContext: ViewContext): FoundBusiness {
  return {
    slug: row.slug,
    name: viewContext.mask(row.name),
    city: row.city,
    region: regionOf(row.region_id, viewContext)?.name ?? null,
    trades: tradesOf(row.trade_ids, viewContext).map(({ name }) => name),
    claimed: row.claimed,
    reviews: row.review_count,
  };
}
