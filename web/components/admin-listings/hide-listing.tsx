import { useState } from 'react';
import type { ReasonView } from '../../../server/decisions/reason-codes.ts';
import { useT } from '../../lib/app-context.tsx';
import { ReasonDialog } from '../admin/reason-form.tsx';
import { useDeskCall } from '../admin/use-desk-call.ts';
import { AskForm } from '../form/ask-form.tsx';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';

type Props = { id: number; isHidden: boolean; reasons: readonly ReasonView[] };

/** Hides a listing, or shows it again; both with a reason. */
export function HideListing({ id, isHidden, reasons }: Props) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { callAndClose, busy, errors } = useDeskCall();
  const name = isHidden ? 'api.admin.contractors.show' : 'api.admin.contractors.hide';
  const action = t(isHidden ? 'listings.show' : 'listings.hide');
  const close = () => setOpen(false);
  return (
    <Section title={t('listings.hide_title')}>
      <p className="mb-3">{t('listings.hide_text')}</p>
      <AskForm call={name} id={id} onAsk={() => setOpen(true)}>
        <Button type="submit" variant={isHidden ? 'secondary' : 'danger'}>
          {action}
        </Button>
      </AskForm>
      <ReasonDialog
        open={isOpen}
        onClose={close}
        title={action}
        confirm={action}
        danger={!isHidden}
        withoutCode={isHidden}
        reasons={reasons}
        busy={busy}
        errors={errors}
        onSubmit={(reason) => void callAndClose(name, { id }, reason, close)}
      />
    </Section>
  );
}
