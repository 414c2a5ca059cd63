import * as z from 'zod';
import { route } from '../../common/routes/route-table.ts';
import { referenceLists } from '../contractors/reference-lists.ts';
import { inertia } from '../core/answers.ts';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { breadcrumbs } from '../core/pages/structured-data.ts';
import { anyone } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { metroOf } from './metro.ts';
import { GUIDE_LIMITS } from './price-guide.ts';
import { guidesByTrade, priceGuideView, type PriceGuideView } from './view.ts';

const slug = z.string().regex(/^[a-z0-9-]{1,80}$/);
const cacheTags = () => ['price-guides'];

/** The guides to the cost of jobs of a trade in a metropolitan area. */
export function addPriceRoutes(routes: Routes): void {
  routes.page('prices.index', {
    policy: anyone,
    cacheTags,
    handle: async (context) =>
      inertia('prices/index', { trades: await guidesByTrade(context), limits: GUIDE_LIMITS }),
  });

  routes.page('prices.show', {
    params: z.object({ trade: slug, place: slug }),
    policy: anyone,
    cacheTags,
    handle: async (context, { params }) => {
      const { trades } = await referenceLists(context);
      const trade = trades.find((one) => one.slug === params.trade);
      const metro = metroOf(params.place);
      if (!trade || !metro) throw notFound();
      const guide = await priceGuideView(context, trade, metro);
      return inertia('prices/show', { guide }, { structuredData: [wayTo(guide, context)] });
    },
  });
}

function wayTo({ trade, place }: PriceGuideView, { language, config, t }: Context): object {
  const at = (path: string) => config.appUrl + path;
  return breadcrumbs([
    { name: t('prices.title'), url: at(route('prices.index', {}, { language })) },
    {
      name: `${trade.name}, ${place.city}`,
      url: at(route('prices.show', { trade: trade.slug, place: place.slug }, { language })),
    },
  ]);
}
