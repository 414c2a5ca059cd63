import { useT } from '../../lib/app-context.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { useListForm, type FormBody } from './use-list-form.ts';

type Props = {
  title: string;
  /** The consequences. */
  text: string;
  url: string;
  body: FormBody;
  onClose: () => void;
};

/** Asks once more, then removes. */
export function ConfirmRemoval({ title, text, url, body, onClose }: Props) {
  const t = useT();
  const { send, busy } = useListForm();
  return (
    <Dialog open onClose={onClose} title={title} size="small">
      <p>{text}</p>
      <DialogActions>
        <Button onClick={onClose}>{t('admin_lists.keep')}</Button>
        <Button
          variant="danger"
          busy={busy}
          onClick={() => send({ method: 'delete', url, body, onSaved: onClose })}
        >
          {t('admin_lists.remove')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
