import * as z from 'zod';
import { STANDALONE_PAGES, type ContentPage, type StandalonePage } from '../../../common/content-pages.ts';
import { route } from '../../../common/routes/route-table.ts';
import {
  cancelScheduled,
  discardDraft,
  restoreVersion,
} from '../../content/pages/actions/change-versions.ts';
import { publishPage } from '../../content/pages/actions/publish-page.ts';
import { saveDraft } from '../../content/pages/actions/save-draft.ts';
import {
  contentTextsBody,
  noBody,
  pageParams,
  previewQuery,
  publishBody,
  restoreBody,
} from '../../content/pages/schemas.ts';
import { toContentPageView } from '../../content/pages/views.ts';
import { mayEditContent } from '../../content/policy.ts';
import { inertia, redirect } from '../../core/answers.ts';
import type { Context } from '../../core/context.ts';
import { byNumber } from '../../core/http/forgiving-query.ts';
import type { Routes } from '../../core/routes.ts';

import { contentEditorPage, contentListPage } from './pages.ts';

const policy = ({ viewer }: Context) => mayEditContent(viewer);
const editorOf = (page: ContentPage) => route('admin.content.edit', { page });

/** The editor of the pages that are text: drafts, publishing now or later, history. */
export function addContentAdminRoutes(routes: Routes): void {
  addReads(routes);
  addWrites(routes);
}

function addReads(routes: Routes): void {
  routes.page('admin.content', {
    policy,
    handle: async (context) => inertia('admin/content', await contentListPage(context)),
  });
  routes.page('admin.content.edit', {
    params: pageParams,
    query: z.object({ changes: byNumber() }),
    policy,
    handle: async (context, { params: { page }, query: { changes } }) =>
      inertia('admin/content-edit', await contentEditorPage(context, page, changes)),
  });
  routes.page('admin.content.preview', {
    params: pageParams,
    query: previewQuery,
    policy,
    handle: async (context, { params: { page }, query: { language } }) => {
      const edited = await contentEditorPage(context, page, null);
      const body = edited[language ?? context.language];
      if (!isStandalone(page)) return inertia('admin/content-preview', { admin: edited.admin, page, body });
      const found = { number: (edited.versions[0]?.number ?? 0) + 1, published_at: context.now, body };
      return inertia(
        'content/show',
        toContentPageView(page, { found, versions: [], release: context.config.release }),
      );
    },
  });
}

const isStandalone = (page: ContentPage): page is StandalonePage =>
  (STANDALONE_PAGES as readonly ContentPage[]).includes(page);

function addWrites(routes: Routes): void {
  const rights = { params: pageParams, policy, limit: 'write' } as const;
  routes.form('admin.content.save', {
    ...rights,
    alsoPost: true,
    body: contentTextsBody,
    handle: async (context, { params: { page }, body }) => {
      await saveDraft(context, { page, texts: body });
      return redirect(editorOf(page), { success: context.t('content_editor.draft_saved') });
    },
  });
  routes.form('admin.content.publish', {
    ...rights,
    body: publishBody,
    handle: async (context, { params: { page }, body }) => {
      const { isScheduled } = await publishPage(context, { page, publishing: body });
      const said = isScheduled ? 'content_editor.scheduled' : 'content_editor.published';
      return redirect(editorOf(page), { success: context.t(said) });
    },
  });
  routes.form('admin.content.restore', {
    ...rights,
    body: restoreBody,
    handle: async (context, { params: { page }, body }) => {
      await restoreVersion(context, { page, ...body });
      return redirect(editorOf(page), {
        success: context.t('content_editor.restored', { number: body.number }),
      });
    },
  });
  routes.form('admin.content.discard', {
    ...rights,
    body: noBody,
    handle: async (context, { params: { page } }) => {
      await discardDraft(context, { page });
      return redirect(editorOf(page), { success: context.t('content_editor.discarded') });
    },
  });
  routes.form('admin.content.cancel', {
    ...rights,
    body: noBody,
    handle: async (context, { params: { page } }) => {
      await cancelScheduled(context, { page });
      return redirect(editorOf(page), { success: context.t('content_editor.canceled') });
    },
  });
}
