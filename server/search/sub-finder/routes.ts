import { textBlock } from '../../content/pages/text-block.ts';
import { choicesWith, referenceLists } from '../../contractors/reference-lists.ts';
import { inertia } from '../../core/answers.ts';
import type { Routes } from '../../core/routes.ts';
import { findSubs } from './find-subs.ts';
import { addSubFinderMapRoutes } from './map-routes.ts';
import { mayUseSubFinder } from './policy.ts';
import { subFinderQuery } from './sub-finder-query.ts';
import { toFoundSubsView } from './views.ts';

/** Contractors find contractors for a part of a job. */
export function addSubFinderRoutes(routes: Routes): void {
  addSubFinderMapRoutes(routes);
  routes.page('sub_finder', {
    query: subFinderQuery,
    policy: ({ viewer }) => mayUseSubFinder(viewer),
    handle: async (context, { query }) => {
      const [found, lists, pageText] = await Promise.all([
        findSubs(context, query),
        referenceLists(context),
        textBlock(context, 'sub-finder'),
      ]);
      return inertia('sub-finder/index', {
        found: await toFoundSubsView(context, found),
        choices: choicesWith(lists, context.language, query.region),
        pageText,
      });
    },
  });
}
