import * as z from 'zod';
import { COLOR_SCHEME_IDS, TEMPLATE_KEYS } from '../../common/constants.ts';
import { toLatestPostings, toContractorView, toPageGallery } from '../contractors/page/page-view.ts';
import { toPermitSummary } from '../contractors/permits/views.ts';
import { toPartnerRatings } from '../contractors/page/partner-ratings.ts';
import { contractorBySlug, type ContractorPageRow } from '../contractors/queries/contractor-by-slug.ts';
import { reviewQuery } from '../contractors/page/review-query.ts';
import { viewContextOf } from '../contractors/views.ts';
import { framed, inertia } from '../core/answers.ts';
import { byNumber } from '../core/http/forgiving-query.ts';
import type { Routes } from '../core/routes.ts';
import { redFlagsOfContractor } from '../red-flags/pages.ts';
import { relationTo } from '../relations/views.ts';
import { listReviews } from '../reviews/queries/list-reviews.ts';
import { columnsOf } from './page/page-content.ts';
import { ownPageId, ownsPage } from './policy.ts';
import { ownPage, type OwnPage } from './queries/own-page.ts';

const REVIEWS_SHOWN = 10;
const query = z.object({
  template: byNumber(TEMPLATE_KEYS.length),
  scheme: byNumber(COLOR_SCHEME_IDS.length),
});
type Look = z.output<typeof query>;

/**
 * The draft of a contractor's own page, as everyone would see it; in another look where the address names
 * one.
 */
export function addPreviewRoute(routes: Routes): void {
  routes.page('contractor.preview', {
    policy: ownsPage,
    query,
    handle: async (context, { query: look }) => {
      const id = ownPageId(context);
      const page = await ownPage(context.database, id);
      const [row, viewContext, listed, redFlags, relation] = await Promise.all([
        contractorBySlug(context.database, page.row.slug, context.now),
        viewContextOf(context),
        listReviews(context, { contractorId: id, perPage: REVIEWS_SHOWN, page: 1 }),
        redFlagsOfContractor(context, id),
        relationTo(context, { id, userId: null }),
      ]);
      const drafted = withDraft(row, page, look);
      return framed(
        inertia('profile/preview', {
          contractor: toContractorView(drafted, viewContext, context),
          gallery: toPageGallery(drafted, viewContext),
          redFlags,
          postings: toLatestPostings(drafted, viewContext),
          partners: toPartnerRatings(drafted.partner_ratings, viewContext, context.viewer),
          asked: drafted.asked_counts,
          permits: toPermitSummary(drafted.permits),
          relation,
          ...listed,
          query: reviewQuery.parse({}),
          isKept: false,
        }),
      );
    },
  });
}

function withDraft(
  row: ContractorPageRow,
  { content }: OwnPage,
  { template, scheme }: Look,
): ContractorPageRow {
  return {
    ...row,
    ...columnsOf(content),
    address: content.address,
    languages: content.languages,
    licenses: [...row.licenses.filter(({ origin }) => origin === 'import'), ...statedAs(content.licenses)],
    ...(template === null ? {} : { template_id: template }),
    ...(scheme === null ? {} : { color_scheme_id: scheme, own_color: null }),
  };
}

const statedAs = (licenses: OwnPage['content']['licenses']): ContractorPageRow['licenses'] =>
  licenses.map((license) => ({
    ...license,
    origin: 'owner',
    source: null,
    status: null,
    register_status: null,
    issued_on: null,
    as_of: null,
    missing_since: null,
  }));
