import { useState } from 'react';
import type { ReasonView } from '../../../server/decisions/reason-codes.ts';
import { useT } from '../../lib/app-context.tsx';
import { ReasonDialog } from '../admin/reason-form.tsx';
import { useDeskCall } from '../admin/use-desk-call.ts';
import { AskForm } from '../form/ask-form.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';

/** Makes a merged listing one of its own again; asks why. */
export function SplitListing({ id, reasons }: { id: number; reasons: readonly ReasonView[] }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { callAndClose, busy, errors, conflict } = useDeskCall();
  const close = () => setOpen(false);
  return (
    <Section title={t('listings.split_title')}>
      <p className="mb-3">{t('listings.split_text')}</p>
      {conflict && <Alert tone="danger" title={conflict.message} />}
      <AskForm call="api.admin.contractors.split" id={id} onAsk={() => setOpen(true)}>
        <Button type="submit" variant="danger">
          {t('listings.split')}
        </Button>
      </AskForm>
      <ReasonDialog
        open={isOpen}
        onClose={close}
        title={t('listings.split')}
        confirm={t('listings.split')}
        danger
        withoutCode
        reasons={reasons}
        busy={busy}
        errors={errors}
        onSubmit={(reason) => void callAndClose('api.admin.contractors.split', { id }, reason, close)}
      />
    </Section>
  );
}
