import { APPEALABLE_ACTIONS } from '../../../common/constants.ts';
import { route, type Query } from '../../../common/routes/route-table.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type {
  DecisionAppealItem,
  DecisionAppealsView,
} from '../../../server/moderation/decision-appeals/views.ts';
import { DecisionAppealPanel } from '../../components/admin-appeals/decision-appeal-panel.tsx';
import { KeptPanel } from '../../components/admin-appeals/kept-panel.tsx';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { AdminList, type Column } from '../../components/admin/list/admin-list.tsx';
import { CaseLink } from '../../components/admin/case-link.tsx';
import { CaseSplit } from '../../components/admin/case-split.tsx';
import { DueDate } from '../../components/admin/due-date.tsx';
import type { ListFilter } from '../../components/admin/list/list-toolbar.tsx';
import { useCaseList } from '../../components/admin/list/use-case-list.ts';
import { DateText } from '../../components/ui/date-text.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = DecisionAppealsView;

const hrefOf = (query: Query) => route('admin.decision_appeals', {}, { query });
const idOf = ({ id }: DecisionAppealItem) => id;

/** Appeals against edits, responses taken down, postings removed and roles taken, by the day they are due. */
export default function AdminDecisionAppealsPage({ appeals, opened, reasons }: Props) {
  const t = useT();
  const { list, openId, heading, hrefOfCase } = useCaseList({
    list: appeals,
    reviewIdOf: idOf,
    opened,
    hrefOf,
  });
  return (
    <AdminFrame title={t('admin.decision_appeals.title')}>
      <CaseSplit
        listHref={hrefOfCase(null)}
        panel={opened && <Panel opened={opened} reasons={reasons} heading={heading} />}
        list={
          <AdminList
            label={t('admin.decision_appeals.title')}
            list={list}
            columns={columnsOf(t, (id) => ({ href: hrefOfCase(id), isOpen: id === openId }))}
            keyOf={idOf}
            isOpen={({ id }) => id === openId}
            hrefOf={hrefOf}
            exportHref={(query) => route('admin.decision_appeals.export', {}, { query })}
            only={['appeals']}
            searchLabel={t('admin.decision_appeals.search')}
            filters={filtersOf(t)}
            empty={t('admin.appeals.empty')}
          />
        }
      />
    </AdminFrame>
  );
}

type PanelProps = {
  opened: NonNullable<Props['opened']>;
  reasons: Props['reasons'];
  heading: ReturnType<typeof useCaseList>['heading'];
};

function Panel({ opened, reasons, heading }: PanelProps) {
  if (opened.isOwnCase) return <KeptPanel opened={opened} heading={heading} />;
  return <DecisionAppealPanel key={opened.id} opened={opened} reasons={reasons} heading={heading} />;
}

type LinkOf = (id: number) => { href: string; isOpen: boolean };

function columnsOf(t: Translate, linkOf: LinkOf): Column<DecisionAppealItem>[] {
  return [
    {
      key: 'decision',
      label: t('admin.decision_appeals.decision'),
      sort: 'decision',
      kind: 'main',
      cell: ({ id, action, decisionId, title }) => (
        <CaseLink {...linkOf(id)} title={title ?? t(`admin.action.${action}`)}>
          <span className="case-excerpt">
            {title !== null && `${t(`admin.action.${action}`)} · `}
            {t('admin.decision_appeals.decision_number', { id: String(decisionId) })}
          </span>
        </CaseLink>
      ),
    },
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
