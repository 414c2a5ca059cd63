import * as z from 'zod';
import { LANGUAGES } from '../../../common/format/language.ts';
import { refuseHidden } from '../../contractors/listings/refuse-hidden.ts';
import {
  contractorById,
  contractorBySlug,
  type ContractorPageRow,
} from '../../contractors/queries/contractor-by-slug.ts';
import { viewContextOf } from '../../contractors/views.ts';
import { badge, inertia, type BadgeAnswer } from '../../core/answers.ts';
import type { Context } from '../../core/context.ts';
import { Moved, notFound, Refusal } from '../../core/errors.ts';
import { oneOf } from '../../core/http/forgiving-query.ts';
import { anyone } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import { ownPageId, ownsPage } from '../policy.ts';
import { badgeQuery, type BadgeLook } from './badge-look.ts';
import { badgeText } from './badge-text.ts';
import { toBadgePage } from './badge-view.ts';
import { drawBadge, drawNotice } from './draw-badge.ts';

const SLUG = /^[a-z0-9-]{1,120}$/;

/** The badge of a contractor for pages of other sites, and the page where its owner gets it. */
export function addBadgeRoutes(routes: Routes): void {
  routes.page('contractors.badge', {
    // A picture answers whatever is asked for: a page of errors is a broken picture.
    params: z.object({ slug: z.string() }),
    query: badgeQuery,
    policy: anyone,
    cacheTags: ({ params: { slug } }) => [`contractor:${slug}`, 'contractor-pages'],
    handle: (context, { params: { slug }, query }) => drawnBadge(context, slug, query),
  });
  routes.page('contractor.badge', {
    query: z.object({ ...badgeQuery.shape, language: oneOf(LANGUAGES) }),
    policy: ownsPage,
    handle: async (context, { query: { language, size, theme } }) => {
      const [row, { mask }] = await Promise.all([
        contractorById(context.database, ownPageId(context), { hiddenToo: true }),
        viewContextOf(context),
      ]);
      const chosen = { language: language ?? context.language, look: { size, theme } };
      return inertia('profile/badge', toBadgePage(context, { ...row, name: mask(row.name) }, chosen));
    },
  });
}

type FoundListing = { row: ContractorPageRow; mergedFrom: boolean };

/** The picture is the same for everybody, also for its owner. */
async function drawnBadge(context: Context, slug: string, look: BadgeLook): Promise<BadgeAnswer> {
  const { language, t, config } = context;
  try {
    if (!SLUG.test(slug)) throw notFound();
    const { row, mergedFrom } = await findListing(context, slug);
    refuseHidden(row, { viewer: null });
    const text = await badgeText(context, row, { mergedFrom });
    // Another listing's changes do not drop a copy at this address.
    return badge(drawBadge(text, look, language), { isShared: !mergedFrom });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const notice = t(error.status === 410 ? 'badge.hidden' : 'badge.missing');
    return badge(drawNotice({ site: config.appName, notice }, look, language), { status: error.status });
  }
}

/** A merged listing's badge has the numbers of the page that its link leads to. */
async function findListing({ database, now }: Context, slug: string): Promise<FoundListing> {
  try {
    return { row: await contractorBySlug(database, slug, now), mergedFrom: false };
  } catch (error) {
    if (!(error instanceof Moved)) throw error;
    const into = error.to.slice(error.to.lastIndexOf('/') + 1);
    return { row: await contractorBySlug(database, into, now), mergedFrom: true };
  }
}
