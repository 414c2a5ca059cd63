import { CLAIM_EVIDENCE } from '../../../common/constants.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { ClaimItem, ClaimsView } from '../../../server/moderation/people/claim-views.ts';
import { ClaimPanel } from '../../components/admin-people/claim-panel.tsx';
import type { Column } from '../../components/admin/list/admin-list.tsx';
import { QueuePage, type CaseColumn } from '../../components/admin/queue-page.tsx';
import { DueDate } from '../../components/admin/due-date.tsx';
import type { ListFilter } from '../../components/admin/list/list-toolbar.tsx';
import { DateText } from '../../components/ui/date-text.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = ClaimsView;

const idOf = ({ id }: ClaimItem) => id;

/** The claims by the day they are due; one of them beside the list. */
export default function AdminClaimsPage({ claims, opened, reasons }: Props) {
  const t = useT();
  return (
    <QueuePage
      label={t('admin.claims.title')}
      page={{ name: 'admin.claims', file: 'admin.claims.export' }}
      list={claims}
      only={['claims']}
      idOf={idOf}
      opened={opened}
      renderPanel={(one, heading) => (
        <ClaimPanel key={one.id} opened={one} reasons={reasons} heading={heading} />
      )}
      main={mainOf(t)}
      columns={columnsOf(t)}
      searchLabel={t('admin.claims.search')}
      filters={filtersOf(t)}
      empty={t('admin.claims.empty')}
    />
  );
}

const mainOf = (t: Translate): CaseColumn<ClaimItem> => ({
  label: t('admin.claims.business'),
  sort: 'contractor',
  titleOf: ({ contractor }) => contractor.name,
  renderExcerpt: ({ contractor }) => contractor.city,
});

function columnsOf(t: Translate): Column<ClaimItem>[] {
  return [
    {
      key: 'claimant',
      label: t('admin.claims.claimant'),
      sort: 'claimant',
      cell: ({ claimant }) => <bdi>{claimant.name}</bdi>,
    },
    {
      key: 'evidence',
      brief: true,
      label: t('admin.claims.evidence'),
      cell: ({ evidence, hasEvidence }) => (
        <>
          {t(`admin.claim_evidence.${evidence}`)}
          {!hasEvidence && <span className="block text-muted">{t('admin.claims.unconfirmed')}</span>}
        </>
      ),
    },
    {
      key: 'due',
      brief: true,
      label: t('admin.claims.due'),
      sort: 'due',
      cell: ({ dueAt, isLate, state }) => state === 'open' && <DueDate at={dueAt} isLate={isLate} />,
    },
    {
      key: 'filed',
      label: t('admin.claims.filed'),
      sort: 'filed',
      cell: ({ filedAt }) => <DateText at={filedAt} />,
    },
    { key: 'state', label: t('admin.claims.state'), cell: ({ state }) => t(`admin.claim_state.${state}`) },
  ];
}

function filtersOf(t: Translate): ListFilter[] {
  return [
    {
      name: 'state',
      label: t('admin.claims.state'),
      any: t('admin.claims.waiting'),
      options: [
        { value: 'late', label: t('admin.late') },
        { value: 'unconfirmed', label: t('admin.claims.unconfirmed') },
        ...(['accepted', 'rejected', 'withdrawn'] as const).map((state) => ({
          value: state,
          label: t(`admin.claim_state.${state}`),
        })),
        { value: 'all', label: t('admin.any') },
      ],
    },
    {
      name: 'evidence',
      label: t('admin.claims.evidence'),
      options: CLAIM_EVIDENCE.map((evidence) => ({
        value: evidence,
        label: t(`admin.claim_evidence.${evidence}`),
      })),
    },
  ];
}
