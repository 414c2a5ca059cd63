import * as z from 'zod';
import { route } from '../../../common/routes/route-table.ts';
import { dismissDuplicate } from '../../contractors/duplicates/dismiss-duplicate.ts';
import { inertia, redirect } from '../../core/answers.ts';
import { pageNumber } from '../../core/http/forgiving-query.ts';
import { adminOnly } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import { id } from '../../core/validation.ts';
import { duplicatesPage } from './duplicates-page.ts';

/** Listings of different sources that may be one business: proposed, never merged by themselves. */
export function addDuplicateAdminRoutes(routes: Routes): void {
  routes.page('admin.duplicates', {
    query: z.object({ page: pageNumber() }),
    policy: adminOnly,
    handle: async (context, { query }) => inertia('admin/duplicates', await duplicatesPage(context, query)),
  });
  routes.form('admin.duplicates.dismiss', {
    params: z.object({ id: id() }),
    body: z.strictObject({}),
    policy: adminOnly,
    limit: 'write',
    handle: async (context, { params }) => {
      await dismissDuplicate(context, params.id);
      return redirect(route('admin.duplicates'), { success: context.t('duplicates.dismissed') });
    },
  });
}
