import { COUNTRIES } from '../../../common/constants.ts';
import { htmlLang, otherLanguage } from '../../../common/format/language.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { EditableRegion, RegionsEditView } from '../../../server/moderation/lists/reference-views.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { AdminList, type Column } from '../../components/admin/list/admin-list.tsx';
import { OpenForm, useOpenedForm, type Opened } from '../../components/admin-lists/open-form.tsx';
import { RefreshProgress } from '../../components/admin-lists/refresh-progress.tsx';
import { RegionDialog } from '../../components/admin-lists/region-dialog.tsx';
import '../../components/admin-lists/admin-lists.css';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { formatCount } from '../../../common/format/numbers.ts';

export type Props = RegionsEditView;

/** The regions, in both languages, and whether each is offered. */
export default function AdminRegionsEditPage({ regions, refreshes }: Props) {
  const t = useT();
  const [opened, open] = useOpenedForm();
  const edited = regions.rows.find(({ id }) => String(id) === opened?.key);
  return (
    <AdminFrame title={t('admin_lists.regions_edit.title')}>
      {edited && <RegionDialog key={edited.id} region={edited} onClose={() => open(null)} />}
      <RefreshProgress refreshes={refreshes} />
      <AdminList
        label={t('admin_lists.regions_edit.title')}
        list={regions}
        columns={useColumns(open)}
        keyOf={({ id }) => id}
        hrefOf={(query) => route('admin.regions.edit', {}, { query })}
        exportHref={(query) => route('admin.regions.edit.export', {}, { query })}
        only={['regions', 'refreshes']}
        searchLabel={t('admin_lists.regions.search')}
        filters={[
          {
            name: 'country',
            label: t('admin_lists.column.country'),
            options: COUNTRIES.map((value) => ({ value, label: t(`admin_lists.country.${value}`) })),
          },
          {
            name: 'active',
            label: t('admin_lists.column.offered'),
            options: [
              { value: 'yes', label: t('admin_lists.regions_edit.offered_yes') },
              { value: 'no', label: t('admin_lists.regions_edit.offered_no') },
            ],
          },
        ]}
        empty={t('admin_lists.regions.empty')}
      />
    </AdminFrame>
  );
}

function useColumns(onOpen: (opened: Opened) => void): Column<EditableRegion>[] {
  const t = useT();
  const { language } = useShared();
  const other = otherLanguage(language);
  return [
    {
      key: 'name',
      label: t(`admin_lists.in.${language}`),
      sort: 'name',
      kind: 'main',
      cell: (region) => region[language],
    },
    {
      key: 'other',
      label: t(`admin_lists.in.${other}`),
      cell: (region) => <span lang={htmlLang(other)}>{region[other]}</span>,
    },
    {
      key: 'country',
      label: t('admin_lists.column.country'),
      sort: 'country',
      cell: ({ country }) => t(`admin_lists.country.${country}`),
    },
    { key: 'address', label: t('admin_lists.column.address'), cell: ({ slug }) => slug },
    {
      key: 'offered',
      label: t('admin_lists.column.offered'),
      cell: ({ active }) =>
        active ? t('admin_lists.yes') : <Badge tone="caution">{t('admin_lists.regions.not_offered')}</Badge>,
    },
    {
      key: 'contractors',
      label: t('admin_lists.column.contractors'),
      sort: 'contractors',
      kind: 'number',
      cell: ({ contractors }) => formatCount(contractors),
    },
    {
      key: 'edit',
      label: t('admin_lists.edit'),
      kind: 'action',
      cell: (region) => (
        <OpenForm opens={{ form: 'edit', key: String(region.id) }} onOpen={onOpen}>
          <Button
            type="submit"
            size="small"
            aria-label={t('admin_lists.edit_named', { name: region[language] })}
          >
            {t('admin_lists.edit')}
          </Button>
        </OpenForm>
      ),
    },
  ];
}
