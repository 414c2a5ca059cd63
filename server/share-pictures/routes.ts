import * as z from 'zod';
import { formatMonthInWords } from '../../common/format/dates.ts';
import { formatMean } from '../../common/format/numbers.ts';
import { refuseHidden } from '../contractors/listings/refuse-hidden.ts';
import { contractorBySlug } from '../contractors/queries/contractor-by-slug.ts';
import { ratingOf, viewContextOf, regionOf, tradesOf } from '../contractors/views.ts';
import { picture } from '../core/answers.ts';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { anyone } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { findLanding, landingParams } from '../search/landing/find-landing.ts';
import { isWorthAPage, toLandingLink } from '../search/landing/landing-page.ts';
import { drawPicture, type PictureText } from './draw-picture.ts';

const params = z.object({ slug: z.string().regex(/^[a-z0-9-]{1,120}$/) });
const TRADES_NAMED = 2;

/** Pictures that previews of shared links show. */
export function addSharePictureRoutes(routes: Routes): void {
  routes.page('picture', {
    policy: anyone,
    limitOfValid: 'draw',
    cacheTags: () => ['share-pictures'],
    handle: async ({ config, t }) =>
      picture(
        await drawPicture({
          site: config.appName,
          title: t('home.headline'),
          subtitle: t('common.both_countries'),
          stars: null,
          note: t('common.no_paid_ratings'),
        }),
      ),
  });

  routes.page('contractors.picture', {
    params,
    policy: anyone,
    limitOfValid: 'draw',
    cacheTags: ({ params: { slug } }) => [`contractor:${slug}`, 'contractor-pages'],
    handle: async (context, { params: { slug } }) =>
      picture(await drawPicture(await contractorText(context, slug))),
  });

  routes.page('contractors.landing_picture', {
    params: landingParams,
    policy: anyone,
    limitOfValid: 'draw',
    cacheTags: () => ['contractors'],
    handle: async (context, { params }) => picture(await drawPicture(await landingText(context, params))),
  });
}

async function contractorText(context: Context, slug: string): Promise<PictureText> {
  const { database, config, now, t } = context;
  const [row, reader] = await Promise.all([contractorBySlug(database, slug, now), viewContextOf(context)]);
  refuseHidden(row, context);
  const { mean, count } = ratingOf(row);
  const trades = tradesOf(row.trade_ids, reader).slice(0, TRADES_NAMED);
  const place = [row.city, regionOf(row.region_id, reader)?.name].filter(Boolean).join(', ');
  const reviews = t('common.review_count', { count });
  return {
    site: config.appName,
    title: reader.mask(row.name),
    subtitle: [trades.map(({ name }) => name).join(', '), place].filter(Boolean).join(' · '),
    stars: mean,
    note: [
      ...(row.closed_on === null
        ? []
        : [t('closed.since', { month: formatMonthInWords(row.closed_on, t.language) })]),
      mean === null ? t('common.new') : formatMean(mean),
      reviews,
    ].join(' · '),
  };
}

async function landingText(context: Context, asked: z.output<typeof landingParams>): Promise<PictureText> {
  const { config, t, language } = context;
  const { row, region, totals } = await findLanding(context, asked);
  const { lists } = await viewContextOf(context);
  const link = toLandingLink(row, lists, language);
  if (link === null || !isWorthAPage(totals)) throw notFound();
  return {
    site: config.appName,
    title: t('contractors.people_in', { people: link.people, city: link.cityName }),
    subtitle: region[language],
    stars: null,
    note: t('landing.picture_note', { contractors: totals.contractors, reviews: totals.reviews }),
  };
}
