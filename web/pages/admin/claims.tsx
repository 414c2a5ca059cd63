import { CLAIM_EVIDENCE } from '../../../common/constants.ts';
import { route, type Query } from '../../../common/routes/route-table.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { ClaimItem, ClaimsView } from '../../../server/moderation/people/claim-views.ts';
import { ClaimPanel } from '../../components/admin-people/claim-panel.tsx';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { AdminList, type Column } from '../../components/admin/list/admin-list.tsx';
import { CaseLink } from '../../components/admin/case-link.tsx';
import { CaseSplit } from '../../components/admin/case-split.tsx';
import { DueDate } from '../../components/admin/due-date.tsx';
import type { ListFilter } from '../../components/admin/list/list-toolbar.tsx';
import { useCaseList } from '../../components/admin/list/use-case-list.ts';
import { DateText } from '../../components/ui/date-text.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = ClaimsView;

const hrefOf = (query: Query) => route('admin.claims', {}, { query });
const idOf = ({ id }: ClaimItem) => id;

/** The claims by the day they are due; one of them beside the list. */
export default function AdminClaimsPage({ claims, opened, reasons }: Props) {
  const t = useT();
  const { list, openId, heading, hrefOfCase } = useCaseList({
    list: claims,
    reviewIdOf: idOf,
    opened,
    hrefOf,
  });
  return (
    <AdminFrame title={t('admin.claims.title')}>
      <CaseSplit
        listHref={hrefOfCase(null)}
        panel={opened && <ClaimPanel key={opened.id} opened={opened} reasons={reasons} heading={heading} />}
        list={
          <AdminList
            label={t('admin.claims.title')}
            list={list}
            columns={columnsOf(t, (id) => ({ href: hrefOfCase(id), isOpen: id === openId }))}
            keyOf={idOf}
            isOpen={({ id }) => id === openId}
            hrefOf={hrefOf}
            exportHref={(query) => route('admin.claims.export', {}, { query })}
            only={['claims']}
            searchLabel={t('admin.claims.search')}
            filters={filtersOf(t)}
            empty={t('admin.claims.empty')}
          />
        }
      />
    </AdminFrame>
  );
}

type LinkOf = (id: number) => { href: string; isOpen: boolean };

function columnsOf(t: Translate, linkOf: LinkOf): Column<ClaimItem>[] {
  return [
    {
      key: 'contractor',
      label: t('admin.claims.business'),
      sort: 'contractor',
      kind: 'main',
      cell: ({ id, contractor }) => (
        <CaseLink {...linkOf(id)} title={contractor.name}>
          <span className="case-excerpt">{contractor.city}</span>
        </CaseLink>
      ),
    },
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
