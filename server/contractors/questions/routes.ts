import * as z from 'zod';
import { inertia } from '../../core/answers.ts';
import { single } from '../../core/http/forgiving-query.ts';
import { anyone } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import { referenceLists, REFERENCE_LISTS_TAG } from '../reference-lists.ts';
import { QUESTIONS } from './questions.ts';
import type { QuestionsView } from './questions-view.ts';

const query = z.object({
  trade: z
    .preprocess(single, z.string().regex(/^[a-z0-9-]{1,80}$/))
    .nullable()
    .catch(null),
});

/** Questions to ask a contractor before paying, on one sheet to print. An unknown trade counts as none. */
export function addQuestionsRoute(routes: Routes): void {
  routes.page('questions', {
    query,
    policy: anyone,
    cacheTags: () => [REFERENCE_LISTS_TAG],
    handle: async (context, { query: { trade: slug } }) => {
      const { language } = context;
      const lists = await referenceLists(context);
      const named = lists.trades.map((one) => ({ slug: one.slug, name: one[language] }));
      const trade = named.find((one) => one.slug === slug) ?? null;
      const view: QuestionsView = {
        trade,
        general: QUESTIONS.general.map((question) => question[language]),
        ofTrade: questionsOf(trade?.slug ?? '').map((question) => question[language]),
        trades: named.filter((one) => questionsOf(one.slug).length > 0),
      };
      return inertia('contractors/questions', view);
    },
  });
}

/** A slug that an administrator chose may be the name of something in each object. */
const questionsOf = (slug: string) =>
  (Object.hasOwn(QUESTIONS.trades, slug) ? QUESTIONS.trades[slug] : undefined) ?? [];
