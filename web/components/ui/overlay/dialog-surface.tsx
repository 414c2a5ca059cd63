import type { ReactNode } from 'react';
import { Dialog as Base } from '@base-ui/react/dialog';
import { IconX } from '@tabler/icons-react';
import { useT } from '../../../lib/page/app-context.tsx';
import { cx } from '../../../lib/cx.ts';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  size?: 'small' | 'normal' | 'large';
};

/** The dialog itself, with the code that keeps the focus inside. Fetched by `Dialog` when one is about to open. */
export function DialogSurface({ open, onClose, title, children, size = 'normal' }: DialogProps) {
  const t = useT();
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Viewport className="dialog-viewport">
          <Base.Popup className={cx('dialog', `dialog-${size}`)}>
            <div className="dialog-head">
              <Base.Title className="text-lg">{title}</Base.Title>
              <Base.Close className="icon-button" aria-label={t('common.close')}>
                <IconX size={20} stroke={1.75} aria-hidden="true" />
              </Base.Close>
            </div>
            <div className="p-5 sm:p-6">{children}</div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
