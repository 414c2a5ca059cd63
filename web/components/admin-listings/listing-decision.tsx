import { useState, type ComponentProps } from 'react';
import type { PlainFormName } from '../../../common/plain-forms.ts';
import type { ReasonView } from '../../../server/decisions/reason-codes.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { ReasonDialog } from '../admin/reason-form.tsx';
import { AskForm } from '../form/ask-form.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../form/fields.tsx';
import { Section } from '../ui/section.tsx';
import { useCall } from '../../hooks/use-call.ts';
import { ADMIN_CALL } from '../admin/refetch.ts';

type OpenQuestion = {
  name: string;
  label: MessageKey;
  isNeeded: boolean;
  inputMode?: ComponentProps<'input'>['inputMode'];
};

type Props = {
  id: number;
  reasons: readonly ReasonView[];
  call: Extract<PlainFormName, `api.admin.contractors.${'hide' | 'show' | 'merge' | 'divide' | 'split'}`>;
  title: string;
  text: string;
  action: string;
  danger?: boolean;
  withoutCode?: boolean;
  /** Further fields above the reason. */
  fields?: readonly OpenQuestion[];
};

const NONE: readonly OpenQuestion[] = [];

/** A decision about a listing, behind a button that asks for its reason. */
export function ListingDecision({ id, reasons, call, title, text, action, ...ways }: Props) {
  const { danger = true, withoutCode = true, fields = NONE } = ways;
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const { callAndClose, busy, errors, conflict } = useCall(ADMIN_CALL);
  const close = () => setOpen(false);
  return (
    <Section title={title}>
      <p className="mb-3">{text}</p>
      {conflict && <Alert tone="danger" title={conflict.message} />}
      <AskForm call={call} id={id} onAsk={() => setOpen(true)}>
        <Button type="submit" variant={danger ? 'danger' : 'secondary'}>
          {action}
        </Button>
      </AskForm>
      <ReasonDialog
        open={isOpen}
        onClose={close}
        title={action}
        confirm={action}
        danger={danger}
        withoutCode={withoutCode}
        reasons={reasons}
        busy={busy}
        errors={errors}
        onSubmit={(reason) => void callAndClose(call, { id }, { ...reason, ...typed }, close)}
      >
        {fields.map(({ name, label, isNeeded, inputMode }) => (
          <TextField
            key={name}
            name={name}
            label={t(label)}
            required={isNeeded}
            error={errors[name]}
            inputMode={inputMode}
            value={typed[name] ?? ''}
            onChange={(value) => setTyped({ ...typed, [name]: value })}
          />
        ))}
      </ReasonDialog>
    </Section>
  );
}
