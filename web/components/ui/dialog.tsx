import { Dialog as Base } from '@base-ui/react/dialog';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useT } from '../../lib/app-context.tsx';
import { cx } from '../../lib/cx.ts';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  size?: 'small' | 'normal' | 'large';
};

/** Floats over the page, keeps the focus inside, gives it back. Escape, the cross and a press outside close it. */
export function Dialog({ open, onClose, title, children, size = 'normal' }: DialogProps) {
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
            <div className="dialog-body">{children}</div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** The buttons at a dialog's end: what is asked for last in reading order, at the right. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap-reverse justify-end gap-3">{children}</div>;
}
