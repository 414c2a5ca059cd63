import { RED_FLAG_LEVELS, RED_FLAG_PHASES, RED_FLAG_STATES } from '../../../common/cases/red-flags.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { RedFlagCaseItem, RedFlagCasesView } from '../../../server/moderation/red-flags/views.ts';
import { RedFlagPanel } from '../../components/admin-red-flags/red-flag-panel.tsx';
import type { Column } from '../../components/admin/list/admin-list.tsx';
import { QueuePage, type CaseColumn } from '../../components/admin/queue-page.tsx';
import type { ListFilter } from '../../components/admin/list/list-toolbar.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { DateText } from '../../components/ui/date-text.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = RedFlagCasesView;

const idOf = ({ id }: RedFlagCaseItem) => id;

/** Reported red flags, by the end of the time to answer. */
export default function AdminRedFlagsPage({ cases, opened, reasons }: Props) {
  const t = useT();
  return (
    <QueuePage
      label={t('admin.red_flags.title')}
      page={{ name: 'admin.red_flags', file: 'admin.red_flags.export' }}
      list={cases}
      only={['cases']}
      idOf={idOf}
      opened={opened}
      renderPanel={(one, heading) => (
        <RedFlagPanel key={one.id} opened={one} reasons={reasons} heading={heading} />
      )}
      main={mainOf(t)}
      columns={columnsOf(t)}
      searchLabel={t('admin.red_flags.search')}
      filters={filtersOf(t)}
      empty={t('admin.red_flags.empty')}
    />
  );
}

const mainOf = (t: Translate): CaseColumn<RedFlagCaseItem> => ({
  label: t('admin.column.contractor'),
  titleOf: ({ contractor }) => contractor,
  renderExcerpt: ({ criterion }) => criterion,
});

function columnsOf(t: Translate): Column<RedFlagCaseItem>[] {
  return [
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
