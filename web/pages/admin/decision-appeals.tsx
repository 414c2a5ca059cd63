import { APPEALABLE_ACTIONS } from '../../../common/constants.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type {
  DecisionAppealItem,
  DecisionAppealsView,
} from '../../../server/moderation/decision-appeals/views.ts';
import { DecisionAppealPanel } from '../../components/admin-appeals/decision-appeal-panel.tsx';
import { KeptPanel } from '../../components/admin-appeals/kept-panel.tsx';
import type { Column } from '../../components/admin/list/admin-list.tsx';
import { QueuePage, type CaseColumn, type CaseHeading } from '../../components/admin/queue-page.tsx';
import { DueDate } from '../../components/admin/due-date.tsx';
import type { ListFilter } from '../../components/admin/list/list-toolbar.tsx';
import { DateText } from '../../components/ui/date-text.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = DecisionAppealsView;

const idOf = ({ id }: DecisionAppealItem) => id;

/** Appeals against edits, responses taken down, postings removed and roles taken, by the day they are due. */
export default function AdminDecisionAppealsPage({ appeals, opened, reasons }: Props) {
  const t = useT();
  return (
    <QueuePage
      label={t('admin.decision_appeals.title')}
      page={{ name: 'admin.decision_appeals', file: 'admin.decision_appeals.export' }}
      list={appeals}
      only={['appeals']}
      idOf={idOf}
      opened={opened}
      renderPanel={(one, heading) => <Panel opened={one} reasons={reasons} heading={heading} />}
      main={mainOf(t)}
      columns={columnsOf(t)}
      searchLabel={t('admin.decision_appeals.search')}
      filters={filtersOf(t)}
      empty={t('admin.appeals.empty')}
    />
  );
}

type PanelProps = {
  opened: NonNullable<Props['opened']>;
  reasons: Props['reasons'];
  heading: CaseHeading;
};

function Panel({ opened, reasons, heading }: PanelProps) {
  if (opened.isOwnCase) return <KeptPanel opened={opened} heading={heading} />;
  return <DecisionAppealPanel key={opened.id} opened={opened} reasons={reasons} heading={heading} />;
}

const mainOf = (t: Translate): CaseColumn<DecisionAppealItem> => ({
  label: t('admin.decision_appeals.decision'),
  sort: 'decision',
  titleOf: ({ action, title }) => title ?? t(`admin.action.${action}`),
  renderExcerpt: ({ action, decisionId, title }) => (
    <>
      {title !== null && `${t(`admin.action.${action}`)} · `}
      {t('admin.decision_appeals.decision_number', { id: String(decisionId) })}
    </>
  ),
});

function columnsOf(t: Translate): Column<DecisionAppealItem>[] {
  return [
    {
      key: 'appellant',
      brief: true,
      label: t('admin.decision_appeals.appellant'),
      sort: 'appellant',
      cell: ({ appellant }) => <bdi>{appellant ?? t('reviews.former_member')}</bdi>,
    },
    {
      key: 'contractor',
      label: t('admin.column.contractor'),
      sort: 'contractor',
      cell: ({ contractor }) => contractor !== null && <bdi>{contractor}</bdi>,
    },
    {
      key: 'due',
      brief: true,
      label: t('admin.column.due'),
      sort: 'due',
      cell: ({ dueAt, isLate, state }) => state === 'open' && <DueDate at={dueAt} isLate={isLate} />,
    },
    {
      key: 'filed',
      label: t('admin.column.filed'),
      sort: 'filed',
      cell: ({ filedAt }) => <DateText at={filedAt} />,
    },
    { key: 'state', label: t('admin.column.status'), cell: ({ state }) => t(`appeals.state.${state}`) },
  ];
}

function filtersOf(t: Translate): ListFilter[] {
  return [
    {
      name: 'state',
      label: t('admin.column.status'),
      any: t('admin.decision_appeals.waiting'),
      options: [
        { value: 'late', label: t('admin.late') },
        ...(['accepted', 'rejected', 'withdrawn'] as const).map((state) => ({
          value: state,
          label: t(`appeals.state.${state}`),
        })),
        { value: 'all', label: t('admin.any') },
      ],
    },
    {
      name: 'action',
      label: t('admin.decision_appeals.decided'),
      options: APPEALABLE_ACTIONS.map((action) => ({ value: action, label: t(`admin.action.${action}`) })),
    },
  ];
}
