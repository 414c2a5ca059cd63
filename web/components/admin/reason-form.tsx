import { lazy, Suspense, useLayoutEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { DECISION_TEXT_MAX_LENGTH, type DecisionReasonCode } from '../../../common/constants.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { ReasonView } from '../../../server/decisions/reason-codes.ts';
import type { GivenFamily } from '../../../server/decisions/reason-family.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/overlay/dialog.tsx';
import { SelectField, TextAreaField } from '../form/fields.tsx';
import type { RuleText as DrawnText } from './rule-texts.tsx';

const load = async () => ({ default: (await import('./rule-texts.tsx')).RuleText });
/** Without its code, as after an upgrade, what was typed stays. */
const RuleText = lazy<typeof DrawnText>(() => load().catch(() => ({ default: () => null })));

export type Reason = {
  reason_code?: DecisionReasonCode;
  ground_code?: DecisionReasonCode;
  reason: string;
};

export type ReasonDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The label of the submit button. */
  confirm: string;
  danger?: boolean;
  reasons: readonly ReasonView[];
  /** The allowed codes; offenses by default. */
  family?: GivenFamily | undefined;
  /** Asks also which rule is broken. */
  asksGround?: boolean | undefined;
  /** A decision that restores something names no broken rule. */
  withoutCode?: boolean;
  /** Says who reads the reason; both sides by default. */
  help?: string | undefined;
  busy: boolean;
  /** The first problem of each field, as the server told it. */
  errors?: Readonly<Record<string, string>>;
  onSubmit: (reason: Reason) => void;
  /** The consequences, or more fields. */
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
  family = 'offense',
  asksGround = false,
  withoutCode = false,
  help,
  busy,
  errors = {},
  onSubmit,
  onCancel,
  children,
}: ReasonFormProps) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [groundCode, setGroundCode] = useState('');
  const [text, setText] = useState('');
  const [isNotified, setNotified] = useState(false);
  const choice = reasons.filter((reason) => reason.family === family);
  const offenses = reasons.filter((reason) => reason.family === 'offense');
  const chosen = choice.find((reason) => reason.code === code);
  const ground = offenses.find((reason) => reason.code === groundCode);
  // The dialog opens for writing, so the first field gets the focus before the dialog chooses one.
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, []);
  const missing = missingOf(t, {
    code: withoutCode || chosen !== undefined,
    ground: !asksGround || ground !== undefined,
    text: text.trim() !== '',
  });
  const shownErrors: ReasonDialogProps['errors'] = isNotified ? { ...errors, ...missing } : errors;
  const insert = (explanation: string) => {
    setText(withExplanation(text, explanation));
    form.current?.querySelector<HTMLElement>('[name=reason]')?.focus();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Within a page that is a form itself, this one must not send it.
    event.stopPropagation();
    if (busy) return;
    setNotified(true);
    const [first] = Object.keys(missing);
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    else onSubmit(reasonOf(chosen, ground, text));
  };
  return (
    <form ref={form} className="grid gap-4" noValidate onSubmit={submit}>
      {children}
      {!withoutCode && (
        <CodeField
          name="reason_code"
          label={t('admin.reason_code')}
          error={shownErrors['reason_code']}
          value={code}
          choice={choice}
          onChange={setCode}
        />
      )}
      {asksGround && (
        <CodeField
          name="ground_code"
          label={t('admin.ground')}
          help={t('admin.ground_help')}
          error={shownErrors['ground_code']}
          value={groundCode}
          choice={offenses}
          onChange={setGroundCode}
        />
      )}
      <Suspense>
        <RuleText code={chosen?.code} onInsert={insert} />
      </Suspense>
      <TextAreaField
        name="reason"
        label={t('admin.reason_text')}
        required
        help={help ?? t('admin.reason_help')}
        error={shownErrors['reason']}
        rows={4}
        counter={DECISION_TEXT_MAX_LENGTH}
        value={text}
        onChange={setText}
      />
      <DialogActions>
        <Button onClick={onCancel}>{t('admin.cancel')}</Button>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy}>
          {confirm}
        </Button>
      </DialogActions>
    </form>
  );
}

const missingOf = (t: Translate, given: Record<'code' | 'ground' | 'text', boolean>) => ({
  ...(!given.code && { reason_code: t('admin.reason_code_missing') }),
  ...(!given.ground && { ground_code: t('admin.ground_missing') }),
  ...(!given.text && { reason: t('admin.reason_missing') }),
});

const reasonOf = (
  chosen: ReasonView | undefined,
  ground: ReasonView | undefined,
  reason: string,
): Reason => ({
  ...(chosen && { reason_code: chosen.code }),
  ...(ground && { ground_code: ground.code }),
  reason,
});

const withExplanation = (text: string, explanation: string): string =>
  text.trim() === '' ? explanation : `${text.trimEnd()}\n\n${explanation}`;

type CodeFieldProps = {
  name: 'reason_code' | 'ground_code';
  label: string;
  help?: string;
  error: string | undefined;
  value: string;
  choice: readonly ReasonView[];
  onChange: (code: string) => void;
};

function CodeField({ name, label, help, error, value, choice, onChange }: CodeFieldProps) {
  const t = useT();
  return (
    <SelectField
      name={name}
      label={label}
      help={help}
      required
      error={error}
      value={value}
      placeholder={t('admin.reason_choose')}
      options={choice.map(({ code, name: words }) => ({ value: code, label: words }))}
      onChange={onChange}
    />
  );
}
