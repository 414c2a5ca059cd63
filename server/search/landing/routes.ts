import { route } from '../../../common/routes/route-table.ts';
import { inertia, redirect } from '../../core/answers.ts';
import type { Context } from '../../core/context.ts';
import { anyone } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import { breadcrumbs, itemList } from '../../core/pages/structured-data.ts';
import { keptIds } from '../../shortlists/shortlist.ts';
import { toRanksView } from '../ranks-view.ts';
import { findLanding, landingParams } from './find-landing.ts';
import { isWorthAPage } from './landing-page.ts';
import { landingView, type Landing, type LandingView } from './view.ts';

/** A trade in a city: what its contractors cost, how they stand, and the first ten of them. */
export function addLandingRoutes(routes: Routes): void {
  routes.page('contractors.landing', {
    params: landingParams,
    policy: anyone,
    cacheTags: () => ['contractors'],
    handle: async (context, { params, request, reply }) => {
      const found = await findLanding(context, params);
      if (!isWorthAPage(found.totals)) return redirect(searchFor(found, context), {}, 302);
      const { view, rows } = await landingView(context, found);
      return inertia(
        'contractors/landing',
        { landing: view, kept: await keptIds(context, request, reply) },
        {
          onDemand: { ranks: () => toRanksView({ rows, loosened: null, more: null }, context.now) },
          structuredData: describe(view, context),
        },
      );
    },
  });
}

const searchFor = ({ trade, region, row }: Landing, { language }: Context): string =>
  route(
    'contractors.index',
    {},
    { language, query: { trade: trade.slug, near: `${row.city}, ${region[language]}` } },
  );

function describe({ trade, region, city, people, contractors }: LandingView, context: Context): object[] {
  const { language, config } = context;
  const at = (path: string) => config.appUrl + path;
  const search = (query: Record<string, string>) => at(route('contractors.index', {}, { language, query }));
  const own = route(
    'contractors.landing',
    { trade: trade.slug, region: region.slug, city: city.slug },
    { language },
  );
  return [
    breadcrumbs([
      { name: trade.name, url: search({ trade: trade.slug }) },
      { name: region.name, url: search({ trade: trade.slug, region: region.slug }) },
      { name: city.name, url: at(own) },
    ]),
    itemList(
      `${people}, ${city.name}`,
      contractors.map(({ name, slug }) => ({
        name,
        url: at(route('contractors.show', { slug }, { language })),
      })),
    ),
  ];
}
