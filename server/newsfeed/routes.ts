import * as z from 'zod';
import { maskFor } from '../content/bad-words.ts';
import { textBlock } from '../content/pages/text-block.ts';
import { inertia } from '../core/answers.ts';
import { pageNumber } from '../core/http/forgiving-query.ts';
import { signedIn } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { listActivity } from './list-activity.ts';
import { toActivityView } from './views.ts';

/** The publications of followed profiles, under the administrators' text. */
export function addNewsfeedRoutes(routes: Routes): void {
  routes.page('newsfeed', {
    query: z.object({ page: pageNumber() }),
    policy: signedIn,
    handle: async (context, { query }) => {
      const [{ rows, pagination, follows }, text, mask] = await Promise.all([
        listActivity(context, query.page),
        textBlock(context, 'newsfeed'),
        maskFor(context),
      ]);
      const activity = rows.map((row) => toActivityView(row, mask));
      return inertia('newsfeed/show', { activity, pagination, follows, text });
    },
  });
}
