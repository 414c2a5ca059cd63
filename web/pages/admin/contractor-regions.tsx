import { Link } from '@inertiajs/react';
import { COUNTRIES } from '../../../common/constants.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { ContractorRegionsView, ContractorRegionView } from '../../../server/moderation/lists/views.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { AdminList, type Column } from '../../components/admin/list/admin-list.tsx';
import { useT } from '../../lib/page/app-context.tsx';
import { formatCount } from '../../../common/format/numbers.ts';

export type Props = ContractorRegionsView;

/** Contractors by region: how many, how many of them have an owner, and what waits there. */
export default function AdminContractorRegionsPage({ regions, totals }: Props) {
  const t = useT();
  return (
    <AdminFrame
      title={t('admin_lists.regions.title')}
      aside={<span className="text-muted">{t('admin_lists.regions.totals', { ...totals })}</span>}
    >
      <AdminList
        label={t('admin_lists.regions.title')}
        list={regions}
        columns={useColumns()}
        keyOf={({ id }) => id}
        hrefOf={(query) => route('admin.regions', {}, { query })}
        exportHref={(query) => route('admin.regions.export', {}, { query })}
        only={['regions']}
        searchLabel={t('admin_lists.regions.search')}
        filters={[
          {
            name: 'country',
            label: t('admin_lists.column.country'),
            options: COUNTRIES.map((value) => ({ value, label: t(`admin_lists.country.${value}`) })),
          },
        ]}
        empty={t('admin_lists.regions.empty')}
      />
    </AdminFrame>
  );
}

function useColumns(): Column<ContractorRegionView>[] {
  const t = useT();
  const number = (key: 'contractors' | 'claimed' | 'reviews'): Column<ContractorRegionView> => ({
    key,
    label: t(`admin_lists.column.${key}`),
    sort: key,
    kind: 'number',
    cell: (region) => formatCount(region[key]),
  });
  return [
    {
      key: 'region',
      label: t('admin_lists.column.region'),
      sort: 'region',
      kind: 'main',
      cell: (region) => <RegionName region={region} />,
    },
    {
      key: 'country',
      label: t('admin_lists.column.country'),
      cell: ({ country }) => t(`admin_lists.country.${country}`),
    },
    number('contractors'),
    number('claimed'),
    number('reviews'),
    {
      key: 'appeals',
      label: t('admin_lists.column.open_appeals'),
      sort: 'appeals',
      kind: 'number',
      cell: (region) => <Appeals region={region} />,
    },
  ];
}

function RegionName({ region: { slug, name, active } }: { region: ContractorRegionView }) {
  const t = useT();
  return (
    <>
      <Link href={route('admin.contractors', {}, { query: { region: slug } })}>{name}</Link>
      {!active && (
        <span className="block text-sm font-normal text-muted">{t('admin_lists.regions.not_offered')}</span>
      )}
    </>
  );
}

function Appeals({ region: { openAppeals, lateAppeals } }: { region: ContractorRegionView }) {
  const t = useT();
  return (
    <>
      {formatCount(openAppeals)}
      {lateAppeals > 0 && (
        <span className="text-danger"> · {t('admin_lists.regions.late', { count: lateAppeals })}</span>
      )}
    </>
  );
}
