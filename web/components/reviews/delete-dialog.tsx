import type { ReactNode } from 'react';
import { useT } from '../../lib/page/app-context.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/overlay/dialog.tsx';

type Props = {
  open: boolean;
  title: string;
  confirm: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** The consequences, and the kept data. */
  children: ReactNode;
};

/** Asks once more before something disappears. */
export function DeleteDialog({ open, title, confirm, busy, onConfirm, onClose, children }: Props) {
  const t = useT();
  return (
    <Dialog open={open} onClose={onClose} title={title} size="small">
      <div className="grid gap-3">{children}</div>
      <DialogActions>
        <Button onClick={onClose}>{t('common.keep')}</Button>
        <Button variant="danger" busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
