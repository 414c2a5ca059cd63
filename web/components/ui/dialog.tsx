import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { whenIdle } from '../../lib/idle.ts';
import { say } from '../../lib/texts.ts';
import { toastError } from '../../lib/toasts.ts';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  size?: 'small' | 'normal' | 'large';
};

type Surface = ComponentType<DialogProps>;

let fetched: Surface | null = null;

async function fetchSurface(): Promise<Surface> {
  fetched ??= (await import('./dialog-surface.tsx')).DialogSurface;
  return fetched;
}

/**
 * Floats over the page, keeps the focus inside, gives it back. Escape, the cross and a press outside close it. Its code
 * comes after the page, while the browser has nothing to do, or with the first opening.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose } = props;
  const [surface, setSurface] = useState(() => fetched && { Draw: fetched });
  useEffect(() => whenIdle(() => void fetchSurface().catch(() => undefined)), []);
  useEffect(() => {
    if (!open || surface) return;
    let gone = false;
    fetchSurface().then(
      (Draw) => !gone && setSurface({ Draw }),
      () => {
        toastError(say('toasts.something_wrong'));
        onClose();
      },
    );
    return () => {
      gone = true;
    };
  }, [open, surface, onClose]);
  return surface && <surface.Draw {...props} />;
}

/** The buttons at a dialog's end: what is asked for last in reading order, at the right. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap-reverse justify-end gap-3">{children}</div>;
}
