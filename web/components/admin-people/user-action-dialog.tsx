import { useState, type FormEvent } from 'react';
import type { ReasonView } from '../../../server/decisions/reason-codes.ts';
import type { GivenFamily } from '../../../server/decisions/reason-family.ts';
import type { UserCase } from '../../../server/moderation/people/user-views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { ReasonDialog, type Reason } from '../admin/reason-form.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { Dialog, DialogActions } from '../ui/overlay/dialog.tsx';
import { TextAreaField } from '../form/fields.tsx';
import type { UserAction } from './offered-user-actions.ts';
import type { CallState } from '../../hooks/use-call.ts';

type Props = {
  action: UserAction;
  opened: UserCase;
  reasons: readonly ReasonView[];
  admin: CallState;
  onClose: () => void;
};

/** Only decisions that take something away name an offense; an answer to an appeal has reasons of its own. */
const FAMILY: Partial<Record<UserAction['name'], GivenFamily>> = {
  deactivate: 'offense',
  accept: 'appeal_accepted',
  reject: 'appeal_rejected',
};

/** Shows the consequences, asks for the reason, and acts. */
export function UserActionDialog(props: Props) {
  const { action, opened, reasons, admin, onClose } = props;
  const title = useTitle(props);
  const text = useText(props);
  const t = useT();
  const [refund, setRefund] = useState(false);
  const submit = (body: Reason | { note: string }) => {
    const more = {
      ...(action.role && { role: action.role }),
      ...(action.name === 'deactivate' && { refund }),
    };
    return admin.callAndClose(action.call, { id: action.id }, { ...body, ...more }, onClose);
  };
  if (action.name === 'verify')
    return (
      <NoteDialog
        title={t('admin.functions.verify_title', { email: opened.email })}
        admin={admin}
        onClose={onClose}
        onSubmit={(note) => void submit({ note })}
      />
    );
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={title}
      confirm={t(action.role ? 'admin.functions.role_confirm' : action.label)}
      danger={action.danger}
      reasons={reasons}
      family={FAMILY[action.name]}
      withoutCode={FAMILY[action.name] === undefined}
      busy={admin.busy}
      errors={admin.errors}
      onSubmit={(reason) => void submit(reason)}
    >
      {text !== null && <p>{text}</p>}
      {action.name === 'deactivate' && (
        <Checkbox
          label={t('admin.functions.refund')}
          help={t('admin.functions.refund_help')}
          checked={refund}
          onChange={({ target }) => setRefund(target.checked)}
        />
      )}
    </ReasonDialog>
  );
}

function useTitle({ action, opened: { name } }: Props): string {
  const t = useT();
  switch (action.name) {
    case 'deactivate':
      return t('admin.functions.deactivate_title', { name });
    case 'activate':
      return t('admin.functions.activate_title', { name });
    case 'role':
      return t('admin.functions.role_title', { name });
    default:
      return t(action.label);
  }
}

/** The consequences. */
function useText({ action, opened }: Props): string | null {
  const t = useT();
  switch (action.name) {
    case 'deactivate':
      return t('admin.functions.deactivate_text');
    case 'activate':
    case 'accept':
      return t('admin.functions.activate_text');
    case 'second_factor':
      return t('signin.reset_text');
    case 'reject':
      return t('admin.functions.appeal_reject_text');
    case 'role':
      return t('admin.functions.role_text', {
        from: t(`admin.role.${opened.role}`).toLowerCase(),
        to: t(`admin.role.${action.role ?? 'user'}`).toLowerCase(),
      });
    default:
      return null;
  }
}

type NoteDialogProps = {
  title: string;
  admin: Props['admin'];
  onClose: () => void;
  onSubmit: (note: string) => void;
};

function NoteDialog({ title, admin, onClose, onSubmit }: NoteDialogProps) {
  const t = useT();
  const [note, setNote] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!admin.busy) onSubmit(note);
  };
  return (
    <Dialog open onClose={onClose} title={title}>
      <form className="grid gap-4" onSubmit={send} noValidate>
        <TextAreaField
          label={t('admin.functions.verify_note')}
          help={t('admin.functions.verify_help')}
          error={admin.errors['note']}
          required
          rows={3}
          value={note}
          onChange={setNote}
        />
        <DialogActions>
          <Button onClick={onClose}>{t('admin.cancel')}</Button>
          <Button type="submit" variant="primary" busy={admin.busy}>
            {t('admin.functions.verify')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
