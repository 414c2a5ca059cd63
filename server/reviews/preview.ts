import type { ReadContext } from '../core/context.ts';
import { unauthenticated } from '../core/errors.ts';
import { ownPhotos } from './photos.ts';
import type { ReviewedContractor } from './queries/find-contractor.ts';
import type { ReviewRow } from './queries/select-reviews.ts';
import { firstDayOf, type ReviewContent } from './texts/review-content.ts';
import { detectLanguage } from '../content/text-language.ts';
import { toReviewViews, type ReviewView } from './views.ts';

/** No stored review has this id. */
const NOT_STORED = 0;

type Previewed = { content: ReviewContent; photos?: readonly number[] | undefined };

/** The review as everyone else would see it once published: words masked, nothing stored. */
export async function previewReview(
  context: ReadContext,
  contractor: ReviewedContractor,
  { content, photos = [] }: Previewed,
): Promise<ReviewView> {
  const row = {
    ...contentColumns(content),
    ...(await tradeColumns(context, content)),
    ...about(context, contractor),
    photos: await ownPhotos(context, photos),
  };
  const language = detectLanguage(`${content.title}\n${content.body}`, context.language);
  const views = await toReviewViews({ ...context, viewer: null }, [{ ...row, language }]);
  return views[0] as ReviewView;
}

function contentColumns({ job, ...said }: ReviewContent) {
  return {
    ...said,
    tradeId: job.trade_id,
    jobMonth: firstDayOf(job.month),
    city: job.city,
    postalCode: job.postal_code,
    costBand: job.cost_band,
    stage: job.stage,
  };
}

async function tradeColumns({ database }: ReadContext, { job }: ReviewContent) {
  return database
    .selectFrom('trades')
    .select(['slug as tradeSlug', 'english as tradeEnglish', 'mexican_spanish as tradeMexicanSpanish'])
    .where('id', '=', job.trade_id)
    .executeTakeFirstOrThrow();
}

function about({ viewer, now }: ReadContext, contractor: ReviewedContractor) {
  if (!viewer) throw unauthenticated();
  return {
    id: NOT_STORED,
    contractorId: contractor.id,
    contractorSlug: contractor.slug,
    contractorName: contractor.name,
    contractorCountry: contractor.country,
    authorProfileId: viewer.profileId,
    authorUserId: viewer.userId,
    authorName: viewer.name,
    authorAvatar: null,
    authorLeft: false,
    authorReviews: 1,
    helpfulCount: 0,
    authorIsContractor: viewer.role === 'contractor',
    verification: 'none',
    provenBy: null,
    status: 'active',
    statusReason: null,
    deletedAt: null,
    holdSignals: [],
    firstShownAt: null,
    shownVersion: null,
    hiddenUpTo: 0,
    decision: null,
    appeal: null,
    version: 1,
    editedAt: null,
    createdAt: now,
    response: null,
    responseDeletedBy: null,
    versions: [],
    allVersions: null,
    shownContent: null,
  } satisfies Partial<ReviewRow>;
}
