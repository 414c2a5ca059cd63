import { DATA_REQUEST_ASKERS, DATA_REQUEST_KINDS, DATA_REQUEST_LAWS } from '../../../common/data-requests.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { RequestItem, RequestsView } from '../../../server/data-requests/admin/views.ts';
import { DueDate } from '../../components/admin/due-date.tsx';
import type { Column } from '../../components/admin/list/admin-list.tsx';
import type { ListFilter } from '../../components/admin/list/list-toolbar.tsx';
import { QueuePage, type CaseColumn } from '../../components/admin/queue-page.tsx';
import { RequestPanel } from '../../components/data-requests/admin/request-panel.tsx';
import { DateText } from '../../components/ui/date-text.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = RequestsView;

const idOf = ({ id }: RequestItem) => id;

/** The requests about data by the day they are due; one of them beside the list. */
export default function AdminDataRequestsPage({ requests, opened }: Props) {
  const t = useT();
  return (
    <QueuePage
      label={t('admin.data_requests.title')}
      page={{ name: 'admin.data_requests', file: 'admin.data_requests.export' }}
      list={requests}
      only={['requests']}
      idOf={idOf}
      opened={opened}
      renderPanel={(one, heading) => (
        <RequestPanel key={`${one.id} ${one.state}`} opened={one} heading={heading} />
      )}
      main={mainOf(t)}
      columns={columnsOf(t)}
      searchLabel={t('admin.data_requests.search')}
      filters={filtersOf(t)}
      empty={t('admin.data_requests.empty')}
    />
  );
}

const mainOf = (t: Translate): CaseColumn<RequestItem> => ({
  label: t('admin.data_requests.name'),
  sort: 'name',
  titleOf: ({ name }) => name,
  renderExcerpt: ({ asks }) => asks,
});

function columnsOf(t: Translate): Column<RequestItem>[] {
  return [
    {
      key: 'kind',
      brief: true,
      label: t('admin.data_requests.kind'),
      cell: ({ kind }) => t(`data_requests.kind.${kind}`),
    },
    {
      key: 'due',
      brief: true,
      label: t('admin.data_requests.due'),
      sort: 'due',
      cell: ({ dueAt, isLate, state }) => state !== 'closed' && <DueDate at={dueAt} isLate={isLate} />,
    },
    {
      key: 'asker',
      label: t('admin.data_requests.asker'),
      cell: ({ asker }) => t(`data_requests.asker.${asker}`),
    },
    { key: 'law', label: t('admin.data_requests.law'), cell: ({ law }) => t(`data_requests.law.${law}`) },
    {
      key: 'received',
      label: t('admin.data_requests.received'),
      sort: 'received',
      cell: ({ receivedAt }) => <DateText at={receivedAt} />,
    },
    {
      key: 'state',
      label: t('admin.data_requests.state'),
      cell: ({ state, outcome }) =>
        outcome === null ? t(`data_requests.state.${state}`) : t(`data_requests.outcome.${outcome}`),
    },
  ];
}

function filtersOf(t: Translate): ListFilter[] {
  return [
    {
      name: 'state',
      label: t('admin.data_requests.state'),
      any: t('admin.data_requests.waiting'),
      options: [
        { value: 'late', label: t('admin.late') },
        ...(['more_needed', 'carrying_out', 'closed'] as const).map((state) => ({
          value: state,
          label: t(`data_requests.state.${state}`),
        })),
        { value: 'all', label: t('admin.any') },
      ],
    },
    {
      name: 'kind',
      label: t('admin.data_requests.kind'),
      options: DATA_REQUEST_KINDS.map((kind) => ({ value: kind, label: t(`data_requests.kind.${kind}`) })),
    },
    {
      name: 'law',
      label: t('admin.data_requests.law'),
      options: DATA_REQUEST_LAWS.map((law) => ({ value: law, label: t(`data_requests.law.${law}`) })),
    },
    {
      name: 'asker',
      label: t('admin.data_requests.asker'),
      options: DATA_REQUEST_ASKERS.map((asker) => ({
        value: asker,
        label: t(`data_requests.asker.${asker}`),
      })),
    },
  ];
}
