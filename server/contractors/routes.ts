import { CONTENT_TAG, nextTextBlockAt, textBlock } from '../content/pages/text-block.ts';
import { currencyOf } from '../../common/format/currencies.ts';
import { countryOf } from '../places/place.ts';
import * as z from 'zod';
import { inertia, json } from '../core/answers.ts';
import type { Context } from '../core/context.ts';
import { anyone } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { id } from '../core/validation.ts';
import { redFlagsOfContractor } from '../red-flags/pages.ts';
import { latestReviews } from '../reviews/queries/latest-reviews.ts';
import { listReviews } from '../reviews/queries/list-reviews.ts';
import { apiReview } from '../reviews/api-schemas.ts';
import { toApiReview } from '../reviews/api-views.ts';
import { addContractorSearchCall } from './admin-api-routes.ts';
import { keptIds } from '../shortlists/shortlist.ts';
import { addClosingRoutes } from './closing/routes.ts';
import { addClaimRoutes } from './claims/routes.ts';
import { addMemberRoutes } from '../members/routes.ts';
import { addCountCall } from './page/count-routes.ts';
import type { PageCounter } from './page/page-counts.ts';
import { addColorRoutes } from './page/color-routes.ts';
import { addForContractorsRoute } from './for-contractors.ts';
import { addPermitRoutes } from './permits/routes.ts';
import { toPermitSummary } from './permits/views.ts';
import { addQuestionsRoute } from './questions/routes.ts';
import { refuseHidden } from './listings/refuse-hidden.ts';
import { addListingRoutes } from './listings/routes.ts';
import { apiContractor } from './api-schemas.ts';
import { toApiContractor } from './api-view.ts';
import { toAlbumView, toGallery } from './page/gallery-view.ts';
import { allPartnerRatings, toPartnerRatings } from './page/partner-ratings.ts';
import { describeContractor } from './page/structured-data.ts';
import { breadcrumbs } from '../core/pages/structured-data.ts';
import { toLandingLink, type LandingLink } from '../search/landing/landing-page.ts';
import { route } from '../../common/routes/route-table.ts';
import type { ContractorView } from './page/page-view.ts';
import type { ReviewView } from '../reviews/views.ts';
import { toContractorView, toLatestPostings, toPageGallery } from './page/page-view.ts';
import { toRatingsView } from './page/ratings-view.ts';
import { albumsOfContractor, photosOfContractor } from './queries/gallery.ts';
import { addReferenceRoutes } from './reference-routes.ts';
import { contractorById, contractorBySlug } from './queries/contractor-by-slug.ts';
import { reviewQuery, type ReviewQuery } from './page/review-query.ts';
import { viewContextOf } from './views.ts';
import { relationTo } from '../relations/views.ts';
import { isBlockedBetween } from '../relations/queries/blocked.ts';

const REVIEWS_PER_PAGE = 10;
const LATEST_REVIEWS = 10;

const params = z.object({ slug: z.string().regex(/^[a-z0-9-]{1,120}$/) });
const cacheTags = ({ params: { slug } }: { params: z.output<typeof params> }) => [
  `contractor:${slug}`,
  'contractor-pages',
];

/** A contractor's own pages, the call that answers with one, and what administrators change of trades and regions. */
export function addContractorRoutes(routes: Routes, { counter }: { counter: PageCounter }): void {
  addCountCall(routes, counter);
  addContractorSearchCall(routes);
  addReferenceRoutes(routes);
  addClosingRoutes(routes);
  addClaimRoutes(routes);
  addMemberRoutes(routes);
  addListingRoutes(routes);
  addForContractorsRoute(routes);
  addPermitRoutes(routes);
  addQuestionsRoute(routes);
  addColorRoutes(routes);

  routes.page('contractors.show', {
    params,
    query: reviewQuery,
    policy: anyone,
    cacheTags: (input) => [...cacheTags(input), CONTENT_TAG],
    handle: async (context, { params: { slug }, query, request, reply }) => {
      const [
        { row, viewContext, contractor, postings, partners, reviews, pagination, redFlags },
        pageText,
        kept,
      ] = await Promise.all([
        withReviews(context, slug, query),
        textBlock(context, 'contractor-page'),
        keptIds(context, request, reply),
      ]);
      const [relation, seesPostings] = await Promise.all([
        relationTo(context, { id: row.id, userId: null }),
        seesPostingsOf(context, row.id),
      ]);
      const landing = row.landing && toLandingLink(row.landing, viewContext.lists, context.language);
      return inertia(
        'contractors/show',
        {
          contractor,
          gallery: toPageGallery(row, viewContext),
          redFlags,
          postings: seesPostings ? postings : [],
          partners,
          asked: row.asked_counts,
          permits: toPermitSummary(row.permits),
          relation,
          reviews,
          pagination,
          query,
          isKept: kept.includes(contractor.id),
          pageText,
          landing,
        },
        {
          structuredData: structuredData(context, { contractor, reviews, landing }),
          freshUntil: await nextTextBlockAt(context),
        },
      );
    },
  });

  routes.page('contractors.photos', {
    params,
    policy: anyone,
    cacheTags,
    handle: async (context, { params: { slug } }) => {
      const [row, viewContext] = await Promise.all([
        contractorBySlug(context.database, slug, context.now),
        viewContextOf(context),
      ]);
      refuseHidden(row, context);
      const [photos, albums] = await Promise.all([
        photosOfContractor(context.database, row.id),
        albumsOfContractor(context.database, row.id),
      ]);
      return inertia('contractors/photos', {
        name: viewContext.mask(row.name),
        slug,
        currency: currencyOf(countryOf(row.region_id, viewContext.lists.regions)),
        photos: toGallery(photos, viewContext.mask),
        albums: albums.map((album) => toAlbumView(album, viewContext)),
      });
    },
  });

  routes.page('contractors.ratings', {
    params,
    query: reviewQuery,
    policy: anyone,
    cacheTags,
    handle: async (context, { params: { slug }, query }) => {
      const { row, viewContext, contractor, reviews, pagination } = await withReviews(context, slug, query);
      const partners = await allPartnerRatings(context.database, row);
      return inertia('contractors/ratings', {
        contractor,
        ratings: toRatingsView(row),
        partners: toPartnerRatings(partners, viewContext, context.viewer),
        asked: row.asked_counts,
        reviews,
        pagination,
        query,
      });
    },
  });

  routes.read('api.contractor', {
    answers: { 200: contractorAnswer },
    params: z.object({ id: id() }),
    policy: anyone,
    cacheTags: ({ params }) => [`contractor-id:${params.id}`, 'contractor-pages'],
    handle: async (context, { params }) => {
      const [row, viewContext, reviews] = await Promise.all([
        contractorById(context.database, params.id),
        viewContextOf(context),
        latestReviews(context, params.id, LATEST_REVIEWS),
      ]);
      const contractor = {
        ...toApiContractor(row, viewContext),
        reviews: reviews.map((review) => toApiReview(review, context)),
      };
      return json({ contractor });
    },
  });
}

type ShownContractor = {
  contractor: ContractorView;
  reviews: readonly ReviewView[];
  landing: LandingLink | null;
};

/** The business as its page shows it, and the way there. */
function structuredData(
  { config, language, t }: Context,
  { contractor, reviews, landing }: ShownContractor,
): object[] {
  const at = (path: string) => config.appUrl + path;
  const { slug, name, region } = contractor;
  const url = at(route('contractors.show', { slug }, { language }));
  const search = (query: Record<string, string>) => at(route('contractors.index', {}, { language, query }));
  const way = landing
    ? {
        name: t('contractors.people_in', { people: landing.people, city: landing.cityName }),
        url: at(route('contractors.landing', landing, { language })),
      }
    : region && { name: region.name, url: search({ region: region.slug }) };
  return [
    describeContractor(contractor, {
      url,
      image: at(route('contractors.picture', { slug }, { language })),
      reviews,
    }),
    breadcrumbs([
      { name: t('contractors.breadcrumb'), url: search({}) },
      ...(way ? [way] : []),
      { name, url },
    ]),
  ];
}

const contractorAnswer = z.object({
  contractor: z.object({ ...apiContractor.shape, reviews: z.array(apiReview) }),
});

/** A block hides postings on both sides; reviews and red flags stay. */
const seesPostingsOf = async ({ database, viewer }: Context, contractorId: number): Promise<boolean> =>
  viewer === null || !(await isBlockedBetween(database, viewer.profileId, contractorId));

/** The contractor at an address and one page of its reviews. */
async function withReviews(context: Context, slug: string, query: ReviewQuery) {
  const [row, viewContext] = await Promise.all([
    contractorBySlug(context.database, slug, context.now),
    viewContextOf(context),
  ]);
  refuseHidden(row, context);
  const { star, trade, language, photos, proven, words, sort, page } = query;
  const listed = listReviews(context, {
    contractorId: row.id,
    perPage: REVIEWS_PER_PAGE,
    tradeSlug: trade,
    star,
    language,
    hasPhotos: photos !== null,
    isProven: proven !== null,
    words,
    sort,
    page,
  });
  const [{ reviews, pagination }, redFlags] = await Promise.all([
    listed,
    row.red_flag_level === null ? [] : redFlagsOfContractor(context, row.id),
  ]);
  const contractor = toContractorView(row, viewContext, context);
  const partners = toPartnerRatings(row.partner_ratings, viewContext, context.viewer);
  return {
    row,
    contractor,
    postings: toLatestPostings(row, viewContext),
    partners,
    reviews,
    pagination,
    redFlags,
    viewContext,
  };
}
