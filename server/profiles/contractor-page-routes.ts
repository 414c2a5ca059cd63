import { route } from '../../common/routes/route-table.ts';
import type { MessageKey } from '../../translations/index.ts';
import { inertia, redirect } from '../core/answers.ts';
import type { Context } from '../core/context.ts';
import { all, hasVerifiedEmail, signedInViewer } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { discardDraft, restoreVersion } from './actions/change-draft.ts';
import { publishDraft, savePage } from './actions/save-page.ts';
import { addDraftCall } from './draft-call.ts';
import { pageEditOptions } from './page/page-edit-options.ts';
import { toPageEditView } from './page/page-edit-view.ts';
import { pageForm, pageVersionForm, pageVersionParams } from './page/page-schemas.ts';
import { ownPhotosView } from './photos/edit-view.ts';
import { ownPageId, ownsPage } from './policy.ts';
import { addPreviewRoute } from './preview-routes.ts';
import { earlierPages, ownPage } from './queries/own-page.ts';

const mayWrite = (context: Context) => all(ownsPage(context), hasVerifiedEmail(context.viewer));
const back = (context: Context, said: MessageKey) =>
  redirect(route('contractor.edit'), { success: context.t(said) });

/** The pages where a contractor edits their own page: a draft, until it is published. */
export function addContractorPageRoutes(routes: Routes): void {
  routes.page('contractor.edit', {
    policy: ownsPage,
    handle: async (context) => {
      const id = ownPageId(context);
      const page = await ownPage(context.database, id);
      const [options, versions, photos] = await Promise.all([
        pageEditOptions(context, page.row),
        earlierPages(context.database, id),
        ownPhotosView(context, { contractorId: id, viewer: signedInViewer(context) }),
      ]);
      return inertia('profile/page', {
        page: toPageEditView(page, { isMetric: options.isMetric, versions }),
        options,
        photos,
      });
    },
  });
  const rights = { policy: mayWrite, limit: 'write' } as const;
  routes.form('contractor.update', {
    ...rights,
    body: pageForm,
    handle: async (context, { body }) => {
      const viewer = signedInViewer(context);
      const saved = await savePage(context, { viewer, contractorId: ownPageId(context), page: body });
      return back(context, saved.isPublished ? 'profiles.section_published' : 'profiles.page_draft_saved');
    },
  });
  routes.form('contractor.draft.publish', {
    ...rights,
    body: pageVersionForm,
    handle: async (context, { body: { version } }) => {
      const viewer = signedInViewer(context);
      await publishDraft(context, { viewer, contractorId: ownPageId(context), version });
      return back(context, 'profiles.page_published');
    },
  });
  routes.form('contractor.draft.discard', {
    ...rights,
    body: pageVersionForm,
    handle: async (context, { body: { version } }) => {
      await discardDraft(context, { contractorId: ownPageId(context), version });
      return back(context, 'profiles.draft_discarded');
    },
  });
  routes.form('contractor.versions.restore', {
    ...rights,
    params: pageVersionParams,
    body: pageVersionForm,
    handle: async (context, { params, body: { version } }) => {
      await restoreVersion(context, { contractorId: ownPageId(context), versionId: params.id, version });
      return back(context, 'profiles.restored');
    },
  });
  addDraftCall(routes);
  addPreviewRoute(routes);
}
