import { RED_FLAG_LEVELS, RED_FLAG_PHASES, RED_FLAG_STATES } from '../../../common/cases/red-flags.ts';
import { route, type Query } from '../../../common/routes/route-table.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { RedFlagCaseItem, RedFlagCasesView } from '../../../server/moderation/red-flags/views.ts';
import { RedFlagPanel } from '../../components/admin-red-flags/red-flag-panel.tsx';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { AdminList, type Column } from '../../components/admin/list/admin-list.tsx';
import { CaseLink } from '../../components/admin/case-link.tsx';
import { CaseSplit } from '../../components/admin/case-split.tsx';
import type { ListFilter } from '../../components/admin/list/list-toolbar.tsx';
import { useCaseList } from '../../components/admin/list/use-case-list.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { DateText } from '../../components/ui/date-text.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = RedFlagCasesView;

const hrefOf = (query: Query) => route('admin.red_flags', {}, { query });
const idOf = ({ id }: RedFlagCaseItem) => id;

/** Reported red flags, by the end of the time to answer. */
export default function AdminRedFlagsPage({ cases, opened, reasons }: Props) {
  const t = useT();
  const { list, openId, heading, hrefOfCase } = useCaseList({
    list: cases,
    reviewIdOf: idOf,
    opened,
    hrefOf,
  });
  return (
    <AdminFrame title={t('admin.red_flags.title')}>
      <CaseSplit
        listHref={hrefOfCase(null)}
        panel={opened && <RedFlagPanel key={opened.id} opened={opened} reasons={reasons} heading={heading} />}
        list={
          <AdminList
            label={t('admin.red_flags.title')}
            list={list}
            columns={columnsOf(t, (id) => ({ href: hrefOfCase(id), isOpen: id === openId }))}
            keyOf={idOf}
            isOpen={({ id }) => id === openId}
            hrefOf={hrefOf}
            exportHref={(query) => route('admin.red_flags.export', {}, { query })}
            only={['cases']}
            searchLabel={t('admin.red_flags.search')}
            filters={filtersOf(t)}
            empty={t('admin.red_flags.empty')}
          />
        }
      />
    </AdminFrame>
  );
}

type LinkOf = (id: number) => { href: string; isOpen: boolean };

function columnsOf(t: Translate, linkOf: LinkOf): Column<RedFlagCaseItem>[] {
  return [
    {
      key: 'contractor',
      label: t('admin.column.contractor'),
      kind: 'main',
      cell: ({ id, contractor, criterion }) => (
        <CaseLink {...linkOf(id)} title={contractor}>
          <span className="case-excerpt">{criterion}</span>
        </CaseLink>
      ),
    },
    {
      key: 'level',
      brief: true,
      label: t('admin.red_flags.level'),
      cell: ({ level }) => t(`admin.red_flags.level.${level}`),
    },
    {
      key: 'due',
      brief: true,
      label: t('admin.red_flags.answer_until'),
      sort: 'due',
      cell: ({ answerUntil, isUrgent }) => (
        <>
          {answerUntil} {isUrgent && <Badge tone="danger">{t('admin.red_flags.urgent')}</Badge>}
        </>
      ),
    },
    {
      key: 'answered',
      label: t('admin.red_flags.answered'),
      cell: ({ isAnswered }) => t(isAnswered ? 'admin.red_flags.yes' : 'admin.red_flags.not_yet'),
    },
    {
      key: 'opened',
      label: t('admin.red_flags.opened'),
      sort: 'opened',
      cell: ({ openedAt }) => <DateText at={openedAt} />,
    },
    {
      key: 'state',
      label: t('admin.column.status'),
      cell: ({ state, phase }) => t(`admin.red_flags.state.${phase ?? state}`),
    },
  ];
}

function filtersOf(t: Translate): ListFilter[] {
  const [, ...decided] = RED_FLAG_STATES;
  return [
    {
      name: 'state',
      label: t('admin.column.status'),
      any: t('admin.red_flags.state.open'),
      options: [
        ...[...RED_FLAG_PHASES, ...decided].map((state) => ({
          value: state,
          label: t(`admin.red_flags.state.${state}`),
        })),
        { value: 'all', label: t('admin.any') },
      ],
    },
    {
      name: 'level',
      label: t('admin.red_flags.level'),
      options: RED_FLAG_LEVELS.map((level) => ({ value: level, label: t(`admin.red_flags.level.${level}`) })),
    },
  ];
}
