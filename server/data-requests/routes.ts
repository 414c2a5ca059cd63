import * as z from 'zod';
import { DATA_REQUEST_ABOUT_MAX_LENGTH, DATA_REQUEST_FILES_MAX } from '../../common/data-requests.ts';
import { route } from '../../common/routes/route-table.ts';
import { inertia, redirect } from '../core/answers.ts';
import type { Context } from '../core/context.ts';
import { anyone } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { formFilesOfAnyone } from '../uploads/form-files.ts';
import { confirmRequest } from './actions/confirm-request.ts';
import { replyToQuestion } from './actions/reply-to-question.ts';
import { sendRequest } from './actions/send-request.ts';
import { addDataRequestAdminRoutes } from './admin/routes.ts';
import { idOfToken } from './queries/find-request.ts';
import { followRequest } from './queries/follow-request.ts';
import { noBody, replyForm, requestForm, tokenParams } from './schemas.ts';
import { makeRequestToken } from './secret-link.ts';
import { toAskPage, toFollowed } from './views.ts';

const askQuery = z.object({ about: z.string().max(DATA_REQUEST_ABOUT_MAX_LENGTH).catch('') });
const files = formFilesOfAnyone('files', DATA_REQUEST_FILES_MAX);

/** Requests of persons, businesses, courts and authorities about data: the form, its secret link, and the queue. */
export function addDataRequestRoutes(routes: Routes): void {
  addAsking(routes);
  addFollowing(routes);
  addDataRequestAdminRoutes(routes);
}

function addAsking(routes: Routes): void {
  routes.page('data_requests', {
    query: askQuery,
    policy: anyone,
    handle: async (context, { query: { about } }) => inertia('data-requests/ask', toAskPage(context, about)),
  });
  routes.form('data_requests.store', {
    body: requestForm,
    files,
    once: true,
    policy: anyone,
    limit: 'mail',
    handle: async (context, { body }) => {
      const sent = await sendRequest(context, body);
      const { config, language, t } = context;
      if (sent === null)
        return redirect(route('data_requests', {}, { language }), { success: t('data_requests.link_sent') });
      return redirect(follow(context, makeRequestToken(sent, config.appKey)), {
        success: t('data_requests.sent'),
      });
    },
  });
}

const follow = ({ language }: Context, token: string): string =>
  route('data_requests.show', { token }, { language });

function addFollowing(routes: Routes): void {
  const own = { params: tokenParams, policy: anyone };
  routes.page('data_requests.show', {
    ...own,
    handle: async (context, { params: { token } }) => {
      const row = await followRequest(context, await idOfToken(context, token));
      return inertia('data-requests/show', toFollowed(row, token, context.now));
    },
  });
  routes.form('data_requests.confirm', {
    ...own,
    body: noBody,
    limit: 'write',
    handle: async (context, { params: { token } }) => {
      await confirmRequest(context, await idOfToken(context, token));
      return redirect(follow(context, token), { success: context.t('data_requests.confirmed') });
    },
  });
  routes.form('data_requests.reply', {
    ...own,
    body: replyForm,
    files,
    limit: 'mail',
    handle: async (context, { params: { token }, body }) => {
      await replyToQuestion(context, { requestId: await idOfToken(context, token), ...body });
      return redirect(follow(context, token), { success: context.t('data_requests.replied') });
    },
  });
}
