import { useState, type FormEvent, type ReactNode } from 'react';
import { DECISION_TEXT_MAX_LENGTH, type ReasonCode } from '../../../common/constants.ts';
import type { ReasonView } from '../../../server/decisions/reason-codes.ts';
import { useT } from '../../lib/app-context.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';

export type Reason = { reason_code?: ReasonCode; reason: string };

export type ReasonDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What the button that does it says. */
  confirm: string;
  danger?: boolean;
  reasons: readonly ReasonView[];
  /** What gives somebody back what they had names no rule that was broken. */
  withoutCode?: boolean;
  busy: boolean;
  /** The first problem of each field, as the server told it. */
  errors?: Readonly<Record<string, string>>;
  onSubmit: (reason: Reason) => void;
  /** What follows from it, or more fields. */
  children?: ReactNode;
};

/** Asks for the reason of a decision, and once more whether to make it. */
export function ReasonDialog({ open, onClose, title, ...form }: ReasonDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <ReasonForm {...form} onCancel={onClose} />
    </Dialog>
  );
}

type ReasonFormProps = Omit<ReasonDialogProps, 'open' | 'onClose' | 'title'> & { onCancel: () => void };

function ReasonForm({
  confirm,
  danger,
  reasons,
  withoutCode = false,
  busy,
  errors = {},
  onSubmit,
  onCancel,
  children,
}: ReasonFormProps) {
  const t = useT();
  const [code, setCode] = useState('');
  const [text, setText] = useState('');
  const [isTold, setTold] = useState(false);
  const chosen = reasons.find((reason) => reason.code === code);
  const missing = {
    ...(!withoutCode && !chosen && { reason_code: t('admin.reason_code_missing') }),
    ...(text.trim() === '' && { reason: t('admin.reason_missing') }),
  };
  const told: ReasonDialogProps['errors'] = isTold ? { ...errors, ...missing } : errors;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Within a page that is a form itself, this one must not send it.
    event.stopPropagation();
    if (busy) return;
    setTold(true);
    const [first] = Object.keys(missing);
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    else onSubmit(chosen ? { reason_code: chosen.code, reason: text } : { reason: text });
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      {children}
      {!withoutCode && (
        <Field label={t('admin.reason_code')} required error={told['reason_code']}>
          {(control) => (
            <Select
              {...control}
              name="reason_code"
              value={code}
              placeholder={t('admin.reason_choose')}
              options={reasons.map(({ code: value, name }) => ({ value, label: name }))}
              onChange={({ target }) => setCode(target.value)}
            />
          )}
        </Field>
      )}
      <Field label={t('admin.reason_text')} required help={t('admin.reason_help')} error={told['reason']}>
        {(control) => (
          <TextArea
            {...control}
            name="reason"
            rows={4}
            counter={DECISION_TEXT_MAX_LENGTH}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <DialogActions>
        <Button onClick={onCancel}>{t('admin.cancel')}</Button>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy}>
          {confirm}
        </Button>
      </DialogActions>
    </form>
  );
}
