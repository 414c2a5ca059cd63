import { route } from '../../../common/routes/route-table.ts';
import { inertia, redirect } from '../../core/answers.ts';
import type { Context } from '../../core/context.ts';
import type { Routes } from '../../core/routes.ts';
import { addList, readsPeople } from '../../moderation/add-list.ts';
import { answerRequest, askForMore, carryOutRequest, extendRequest } from '../actions/handle-request.ts';
import { answerForm, idParams, noBody, wordsForm } from '../schemas.ts';
import { requestListQuery } from './list-state.ts';
import { requestsFile, requestsPage } from './requests-page.ts';

/** The queue of requests about data, and what an administrator does with one. */
export function addDataRequestAdminRoutes(routes: Routes): void {
  addList(routes, 'admin.data_requests', 'admin.data_requests.export', {
    personal: true,
    query: requestListQuery,
    page: async (context, { query }) => inertia('admin/data-requests', await requestsPage(context, query)),
    file: (context, { query }) => requestsFile(context, query),
  });
  const rights = {
    params: idParams,
    policy: (context: Context) => readsPeople(context),
    limit: 'write',
  } as const;
  routes.form('admin.data_requests.ask', {
    ...rights,
    body: wordsForm,
    handle: async (context, { params: { id }, body: { words } }) => {
      await askForMore(context, { requestId: id, words });
      return redirect(caseOf(id), { success: context.t('admin.data_requests.asked') });
    },
  });
  routes.form('admin.data_requests.extend', {
    ...rights,
    body: wordsForm,
    handle: async (context, { params: { id }, body: { words } }) => {
      await extendRequest(context, { requestId: id, words });
      return redirect(caseOf(id), { success: context.t('admin.data_requests.extended') });
    },
  });
  routes.form('admin.data_requests.answer', {
    ...rights,
    body: answerForm,
    handle: async (context, { params: { id }, body }) => {
      await answerRequest(context, { requestId: id, ...body });
      return redirect(caseOf(id), { success: context.t('admin.data_requests.answered') });
    },
  });
  routes.form('admin.data_requests.carry_out', {
    ...rights,
    body: noBody,
    handle: async (context, { params: { id } }) => {
      await carryOutRequest(context, id);
      return redirect(caseOf(id), { success: context.t('admin.data_requests.carried_out') });
    },
  });
}

const caseOf = (id: number): string => route('admin.data_requests', {}, { query: { open: id } });
