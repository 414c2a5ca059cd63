import type { ListingView } from '../../../server/moderation/lists/listing-page.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Alert } from '../ui/alert.tsx';
import { usePage } from '@inertiajs/react';
import { BACK_FIELD, plainFormPath } from '../../../common/plain-forms.ts';
import { route } from '../../../common/routes/route-table.ts';
import { ActionForm } from '../form/post-form.tsx';
import { Button } from '../ui/button.tsx';
import { useCall } from '../../hooks/use-call.ts';
import { ADMIN_CALL } from '../admin/refetch.ts';

type Props = { id: number } & Pick<ListingView, 'name' | 'nameSignals'>;

/** The signals of screening in a name, and the button that marks it as looked at. */
export function FlaggedName({ id, name, nameSignals }: Props) {
  const t = useT();
  const { url } = usePage();
  const { call, busy, conflict } = useCall(ADMIN_CALL);
  if (nameSignals.length === 0) return null;
  const signals = nameSignals.map((signal) => t(`admin.signal.${signal}`)).join(', ');
  return (
    <Alert tone="caution" title={t('listings.name_flagged')}>
      <p className="mb-3">{conflict?.message ?? t('listings.name_found', { signals })}</p>
      <ActionForm
        action={route('plain_form.send', { call: plainFormPath('api.admin.contractors.check_name'), id })}
        also={{ name, [BACK_FIELD]: url }}
        onSend={() => void call('api.admin.contractors.check_name', { id }, { name })}
      >
        <Button type="submit" size="small" variant="secondary" disabled={busy}>
          {t('listings.check_name')}
        </Button>
      </ActionForm>
    </Alert>
  );
}
