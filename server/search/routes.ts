import { route } from '../../common/routes/route-table.ts';
import { choicesWith, referenceLists } from '../contractors/reference-lists.ts';
import { inertia } from '../core/answers.ts';
import type { Context } from '../core/context.ts';
import { anyone } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { redFlagsNear } from '../red-flags/pages.ts';
import { COMPARED_MAX } from '../../common/search/shortlist.ts';
import { keptIds } from '../shortlists/shortlist.ts';
import { findPage } from './find-page.ts';
import { addLandingRoutes } from './landing/routes.ts';
import { homeView } from './home-view.ts';
import { contractorSearchQuery } from './search-query.ts';
import { addSavedSearchRoutes } from './saved/routes.ts';
import { addSubFinderRoutes } from './sub-finder/routes.ts';
import { addCountRoutes } from './count-routes.ts';
import { addMapRoutes } from './map/routes.ts';
import { addSuggestionRoutes } from './suggestion-routes.ts';
import { toRanksView } from './ranks-view.ts';
import { toFoundView } from './views.ts';

/** The home page, and finding contractors. */
export function addSearchRoutes(routes: Routes): void {
  addSuggestionRoutes(routes);
  addLandingRoutes(routes);
  addCountRoutes(routes);
  addMapRoutes(routes);
  addSubFinderRoutes(routes);
  addSavedSearchRoutes(routes);
  routes.page('home', {
    policy: anyone,
    cacheTags: () => ['contractors', 'red-flags'],
    handle: async (context) => {
      const [home, redFlags] = await Promise.all([homeView(context), redFlagsNear(context)]);
      return inertia('home/show', { ...home, redFlags });
    },
  });

  routes.page('contractors.index', {
    query: contractorSearchQuery,
    policy: anyone,
    cacheTags: () => ['contractors'],
    handle: async (context, { query, request, reply }) => {
      const found = await findPage(context, query);
      const lists = await referenceLists(context);
      const kept = await keptIds(context, request, reply);
      return inertia(
        'contractors/index',
        {
          found: await toFoundView(context, found),
          choices: choicesWith(lists, context.language, query.region),
          kept,
          compareUrl: compareUrl(context, kept, query.near),
        },
        { onDemand: { ranks: () => toRanksView(found, context.now) } },
      );
    },
  });
}

/** The comparison of those on the visitor's list; null: there is nothing to compare. */
const compareUrl = ({ language }: Context, kept: readonly number[], near: string): string | null =>
  kept.length < 2
    ? null
    : route(
        'compare',
        {},
        { language, query: { ids: kept.slice(0, COMPARED_MAX).join(','), near: near || null } },
      );
