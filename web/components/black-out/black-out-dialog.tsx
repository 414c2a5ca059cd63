import './black-out.css';
import { useT } from '../../lib/page/app-context.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/overlay/dialog.tsx';
import type { BlackOutProps } from './black-out-props.ts';
import { Covering } from './covering.tsx';
import { useDrawable } from './use-drawable.ts';

/** Covers parts of a chosen file with black boxes, and sends what is drawn anew in its place. */
export function BlackOutDialog({ open, ...props }: BlackOutProps & { open: boolean }) {
  const t = useT();
  return (
    <Dialog open={open} onClose={props.onClose} title={t('black_out.open')} size="large">
      <OpenedFile {...props} />
    </Dialog>
  );
}

function OpenedFile(props: BlackOutProps) {
  const t = useT();
  const opened = useDrawable(props.entry);
  if (opened.state === 'opening') return <p role="status">{t('black_out.opening')}</p>;
  if (opened.state === 'open') return <Covering {...props} drawable={opened.drawable} />;
  return (
    <>
      <Alert tone="danger" live>
        {t(`black_out.problem.${opened.problem}`)}
      </Alert>
      <DialogActions>
        <Button onClick={props.onClose}>{t('common.close')}</Button>
      </DialogActions>
    </>
  );
}
