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

const FIELDS = [
  { name: 'name', label: 'listings.divide_name', isNeeded: true },
  { name: 'license_numbers', label: 'listings.divide_licenses', isNeeded: false },
  { name: 'review_ids', label: 'listings.divide_reviews', isNeeded: false },
] as const;

/** Makes two listings of one that names two businesses; asks what the second one has, and why. */
export function DivideListing({ id, reasons }: { id: number; reasons: readonly ReasonView[] }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const { callAndClose, busy, errors } = useDeskCall();
  const close = () => setOpen(false);
  return (
    <Section title={t('listings.divide_title')}>
      <p className="mb-3">{t('listings.divide_text')}</p>
      <AskForm call="api.admin.contractors.divide" id={id} onAsk={() => setOpen(true)}>
        <Button type="submit" variant="danger">
          {t('listings.divide')}
        </Button>
      </AskForm>
      <ReasonDialog
        open={isOpen}
        onClose={close}
        title={t('listings.divide')}
        confirm={t('listings.divide')}
        danger
        withoutCode
        reasons={reasons}
        busy={busy}
        errors={errors}
        onSubmit={(reason) =>
          void callAndClose('api.admin.contractors.divide', { id }, { ...reason, ...typed }, close)
        }
      >
        {FIELDS.map(({ name, label, isNeeded }) => (
          <Field key={name} label={t(label)} required={isNeeded} error={errors[name]}>
            {(control) => (
              <TextInput
                {...control}
                name={name}
                value={typed[name] ?? ''}
                onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
              />
            )}
          </Field>
        ))}
      </ReasonDialog>
    </Section>
  );
}
