import { router } from '@inertiajs/react';
import { useState } from 'react';
import { route } from '../../../common/route-table.ts';
import { useT } from '../../lib/app-context.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';

/** Takes the claim back, asked once more. */
export function WithdrawClaim({ slug }: { slug: string }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const withdraw = () => {
    setOpen(false);
    router.post(route('claims.withdraw', { slug }));
  };
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{t('claims.withdraw')}</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('claims.withdraw_title')} size="small">
        <p>{t('claims.withdraw_text')}</p>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{t('claims.withdraw_keep')}</Button>
          <Button variant="danger" onClick={withdraw}>
            {t('claims.withdraw')}
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
