import { Link } from '@inertiajs/react';
import { route } from '../../../common/routes/route-table.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { AppealedRegion, AppealedRegionsView } from '../../../server/moderation/list-views.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { AdminList, type Column } from '../../components/admin/list/admin-list.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { DateText } from '../../components/ui/date-text.tsx';
import { DayText } from '../../components/ui/day-text.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = AppealedRegionsView;

export default function AdminAppealedRegionsPage({ regions }: Props) {
  const t = useT();
  return (
    <AdminFrame
      title={t('admin.regions.title')}
      aside={<Link href={route('admin.appeals.index')}>{t('admin.regions.all')}</Link>}
    >
      <AdminList
        label={t('admin.regions.title')}
        list={regions}
        columns={columnsOf(t)}
        keyOf={({ id }) => id}
        hrefOf={(query) => route('admin.appeals.regions', {}, { query })}
        exportHref={(query) => route('admin.appeals.regions.export', {}, { query })}
        only={['regions']}
        searchLabel={t('admin.regions.search')}
        empty={t('admin.appeals.empty')}
      />
    </AdminFrame>
  );
}

function columnsOf(t: Translate): Column<AppealedRegion>[] {
  return [
    {
      key: 'region',
      label: t('admin.column.region'),
      sort: 'region',
      kind: 'main',
      cell: ({ slug, name }) =>
        slug === null ? (
          t('admin.no_region')
        ) : (
          <Link href={route('admin.appeals.index', {}, { query: { region: slug } })}>{name}</Link>
        ),
    },
    {
      key: 'open',
      label: t('admin.column.open'),
      sort: 'open',
      kind: 'number',
      cell: ({ open }) => open,
    },
    {
      key: 'late',
      label: t('admin.column.late'),
      sort: 'late',
      kind: 'number',
      cell: ({ late }) => (late > 0 ? <Badge tone="danger">{late}</Badge> : late),
    },
    {
      key: 'oldest',
      label: t('admin.column.oldest'),
      sort: 'oldest',
      cell: ({ oldest }) => <DateText at={oldest} />,
    },
    {
      key: 'due',
      label: t('admin.column.next_due'),
      cell: ({ nextDue }) => <DayText day={nextDue} />,
    },
  ];
}
