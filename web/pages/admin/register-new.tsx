import { route } from '../../../common/routes/route-table.ts';
import type { AdminView } from '../../../server/moderation/admin-view.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { FormWithDocuments } from '../../components/form/form-with-documents.tsx';
import { TextField } from '../../components/form/fields.tsx';
import { ListSourceFields } from '../../components/registers/list-source-fields.tsx';
import { Breadcrumbs } from '../../components/ui/breadcrumbs.tsx';
import { Button } from '../../components/ui/button.tsx';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = { admin: AdminView; today: string };

/** The first list of a new source. */
export default function AdminRegisterNewPage({ today }: Props) {
  const t = useT();
  const form = usePostForm(
    { name: '', page_url: '', address: '', day: '' },
    { action: route('admin.registers.store') },
  );
  return (
    <AdminFrame title={t('registers.new')}>
      <Breadcrumbs steps={[{ name: t('admin.registers'), href: route('admin.registers') }]} />
      <p className="my-4 max-w-text text-muted">{t('registers.new_intro')}</p>
      <FormWithDocuments form={form} className="grid max-w-text gap-4">
        <TextField name="name" label={t('registers.name')} help={t('registers.name_help')} required />
        <TextField
          name="page_url"
          label={t('registers.page_url')}
          help={t('registers.page_url_help')}
          inputMode="url"
          dir="ltr"
        />
        <ListSourceFields errors={form.errors} today={today} />
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('registers.go_on')}
          </Button>
        </div>
      </FormWithDocuments>
    </AdminFrame>
  );
}
