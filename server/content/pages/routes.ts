import * as z from 'zod';
import { STANDALONE_PAGES, type StandalonePage } from '../../../common/content-pages.ts';
import { inertia } from '../../core/answers.ts';
import type { ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { byNumber } from '../../core/http/forgiving-query.ts';
import { anyone } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import { faqData } from './faq-data.ts';
import { findVersion, listVersions, nextPublication } from './queries/find-version.ts';
import { withOperator } from './operator-text.ts';
import { toContentPageView, type ContentPageView } from './views.ts';

const query = z.object({ version: byNumber() });

/** The pages that are only text: about us, privacy, terms and the like. */
export function addContentPageRoutes(routes: Routes): void {
  for (const page of STANDALONE_PAGES)
    routes.page(page, {
      query,
      policy: anyone,
      cacheTags: () => ['content-pages'],
      handle: async (context, { query: { version } }) => {
        const shown = await contentPageOf(context, page, version);
        return inertia('content/show', shown, {
          structuredData: page === 'faq' ? [faqData(context, shown.body)] : [],
          freshUntil: await nextPublication(context, [page]),
        });
      },
    });
}

async function contentPageOf(
  context: ReadContext,
  page: StandalonePage,
  number: number | null,
): Promise<ContentPageView> {
  const [found, versions] = await Promise.all([
    findVersion(context, page, number),
    listVersions(context, page),
  ]);
  if (!found) throw notFound();
  const { operator, release } = context.config;
  const body = withOperator(found.body, operator);
  return toContentPageView(page, { found: { ...found, body }, versions, release });
}
