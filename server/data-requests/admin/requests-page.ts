import { formatDate } from '../../../common/format/dates.ts';
import type { FileAnswer } from '../../core/answers.ts';
import type { Context, ReadContext } from '../../core/context.ts';
import { signedInViewer } from '../../core/policies.ts';
import { adminView } from '../../moderation/admin-view.ts';
import { csv } from '../../moderation/csv.ts';
import { readListPage } from '../../moderation/list-query.ts';
import type { RequestListState } from './list-state.ts';
import { countRequests, listRequests } from './list-requests.ts';
import { requestCase } from './request-case.ts';
import { toRequestCase, toRequestItem, type RequestCase, type RequestsView } from './views.ts';

/** The requests that wait, by the day they are due, and one of them with all its details. */
export async function requestsPage(context: ReadContext, state: RequestListState): Promise<RequestsView> {
  const requests = await readListPage(state, {
    count: () => countRequests(context, state),
    read: async (slice) =>
      (await listRequests(context, state, slice)).map((row) => toRequestItem(row, context.now)),
  });
  return {
    admin: await adminView(context),
    requests,
    opened: state.open === null ? null : await openRequest(context, state.open),
  };
}

async function openRequest(context: ReadContext, id: number): Promise<RequestCase | null> {
  const { userId } = signedInViewer(context);
  const row = await requestCase(context, id);
  return row ? toRequestCase(row, { userId, now: context.now }) : null;
}

export function requestsFile(context: Context, state: RequestListState): FileAnswer {
  const { t } = context;
  return csv(context, {
    name: 'data-requests',
    read: (tx, slice) => listRequests(tx, state, slice),
    columns: [
      { head: t('admin.column.id'), cell: ({ id }) => id },
      { head: t('admin.data_requests.name'), cell: ({ name }) => name },
      { head: t('admin.data_requests.asker'), cell: ({ asker }) => t(`data_requests.asker.${asker}`) },
      { head: t('admin.data_requests.kind'), cell: ({ kind }) => t(`data_requests.kind.${kind}`) },
      { head: t('admin.data_requests.law'), cell: ({ law }) => t(`data_requests.law.${law}`) },
      { head: t('admin.data_requests.state'), cell: ({ state: at }) => t(`data_requests.state.${at}`) },
      {
        head: t('admin.data_requests.received'),
        cell: ({ receivedAt }) => formatDate(receivedAt, t.language),
      },
      { head: t('admin.data_requests.due'), cell: ({ dueAt }) => formatDate(dueAt, t.language) },
    ],
  });
}
