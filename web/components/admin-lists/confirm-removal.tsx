import { useT } from '../../lib/page/app-context.tsx';
import { Button } from '../ui/button.tsx';
import { DialogActions } from '../ui/overlay/dialog.tsx';
import { ListDialog } from './list-dialog.tsx';
import { ListForm } from './list-form.tsx';
import { useListForm } from './use-list-form.ts';

type Props = {
  title: string;
  /** The consequences. */
  text: string;
  url: string;
  body: Readonly<Record<string, string>>;
  onClose: () => void;
};

/** Asks once more, then removes. */
export function ConfirmRemoval({ title, text, url, body, onClose }: Props) {
  const t = useT();
  const { send, busy, checked } = useListForm();
  return (
    <ListDialog onClose={onClose} title={title} size="small">
      <ListForm
        action={url}
        also={body}
        checked={checked}
        onSubmit={() => send({ method: 'post', url, body, onSaved: onClose })}
      >
        <p>{text}</p>
        <DialogActions>
          <Button onClick={onClose}>{t('admin_lists.keep')}</Button>
          <Button type="submit" variant="danger" busy={busy}>
            {t('admin_lists.remove')}
          </Button>
        </DialogActions>
      </ListForm>
    </ListDialog>
  );
}
