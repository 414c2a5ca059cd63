import { useState } from 'react';
import type { ReasonView } from '../../../server/decisions/reason-codes.ts';
import { useT } from '../../lib/app-context.tsx';
import { ReasonDialog } from '../admin/reason-form.tsx';
import { useDeskCall } from '../admin/use-desk-call.ts';
import { AskForm } from '../form/ask-form.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Section } from '../ui/section.tsx';
import { TextInput } from '../ui/text-input.tsx';

/** Makes one business of two listings; asks which, and why. */
export function MergeListing({ id, reasons }: { id: number; reasons: readonly ReasonView[] }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [into, setInto] = useState('');
  const { callAndClose, busy, errors } = useDeskCall();
  const close = () => setOpen(false);
  return (
    <Section title={t('listings.merge_title')}>
      <p className="mb-3">{t('listings.merge_text')}</p>
      <AskForm call="api.admin.contractors.merge" id={id} onAsk={() => setOpen(true)}>
        <Button type="submit" variant="danger">
          {t('listings.merge')}
        </Button>
      </AskForm>
      <ReasonDialog
        open={isOpen}
        onClose={close}
        title={t('listings.merge')}
        confirm={t('listings.merge')}
        danger
        withoutCode
        reasons={reasons}
        busy={busy}
        errors={errors}
        onSubmit={(reason) =>
          void callAndClose('api.admin.contractors.merge', { id }, { ...reason, into_id: into }, close)
        }
      >
        <Field label={t('listings.merge_into')} required error={errors['into_id']}>
          {(control) => (
            <TextInput
              {...control}
              name="into_id"
              inputMode="numeric"
              value={into}
              onChange={({ target }) => setInto(target.value)}
            />
          )}
        </Field>
      </ReasonDialog>
    </Section>
  );
}
