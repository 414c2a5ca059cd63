import { route } from '../../common/route-table.ts';
import { inertia, redirect } from '../core/answers.ts';
import { all, hasVerifiedEmail } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { updatePage } from './actions/update-page.ts';
import { toPageEditView } from './page-edit-view.ts';
import { pageForm } from './page-schemas.ts';
import { ownPageId, ownsPage } from './policy.ts';
import { ownPage } from './queries/own-page.ts';

/** The pages where a contractor edits the texts and facts of their own page. */
export function addContractorPageRoutes(routes: Routes): void {
  routes.page('contractor.edit', {
    policy: ownsPage,
    handle: async (context) =>
      inertia('profile/page', {
        page: toPageEditView(await ownPage(context.database, ownPageId(context))),
      }),
  });
  routes.form('contractor.update', {
    body: pageForm,
    policy: (context) => all(ownsPage(context), hasVerifiedEmail(context.viewer)),
    limit: 'write',
    handle: async (context, { body }) => {
      await updatePage(context, { contractorId: ownPageId(context), page: body });
      return redirect(route('contractor.edit'), { success: context.t('toasts.changes_saved') });
    },
  });
}
