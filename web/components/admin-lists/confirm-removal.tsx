import { useT } from '../../lib/page/app-context.tsx';
import { PostForm } from '../form/post-form.tsx';
import { Button } from '../ui/button.tsx';
import { DialogActions } from '../ui/overlay/dialog.tsx';
import { ListDialog } from './list-dialog.tsx';
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
  const form = useListForm({}, { action: url, also: body, onSaved: onClose });
  return (
    <ListDialog onClose={onClose} title={title} size="small">
      <PostForm form={form} className="grid gap-4">
        <p>{text}</p>
        <DialogActions>
          <Button onClick={onClose}>{t('admin_lists.keep')}</Button>
          <Button type="submit" variant="danger" busy={form.busy}>
            {t('admin_lists.remove')}
          </Button>
        </DialogActions>
      </PostForm>
    </ListDialog>
  );
}
