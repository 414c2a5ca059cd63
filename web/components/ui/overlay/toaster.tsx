import { IconCircleCheck, IconUrgent } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { TOAST_DURATION_MS } from '../../../../common/format/timing.ts';
import { cx } from '../../../lib/cx.ts';
import { drawToastsWith, type Toast } from '../../../lib/page/toasts.ts';

const SIGN = { success: IconCircleCheck, error: IconUrgent } as const;

/** More at a time would cover the page: the oldest goes early. */
const TOASTS_MAX = 4;

type Numbered = Toast & { id: number };

/**
 * The region of toasts, the newest on top. It is drawn with the page, because screen readers only read
 * changes in a known region.
 */
export function Toaster() {
  const [toasts, setToasts] = useState<readonly Numbered[]>([]);
  const last = useRef(0);
  useEffect(
    () =>
      drawToastsWith((toast) => {
        last.current += 1;
        const numbered = { ...toast, id: last.current };
        setToasts((shown) => [numbered, ...shown].slice(0, TOASTS_MAX));
      }),
    [],
  );
  const remove = useCallback((id: number) => setToasts((shown) => shown.filter((one) => one.id !== id)), []);
  return (
    <div className="toasts" role="status" aria-live="polite" aria-atomic="false">
      {toasts.map((toast) => (
        <ToastLine key={toast.id} {...toast} onEnd={remove} />
      ))}
    </div>
  );
}

/** Disappears by itself; a pointer on it keeps it, for slow readers. */
function ToastLine({ id, kind, text, onEnd }: Numbered & { onEnd: (id: number) => void }) {
  const [kept, setKept] = useState(false);
  useEffect(() => {
    if (kept) return;
    const timer = setTimeout(onEnd, TOAST_DURATION_MS, id);
    return () => clearTimeout(timer);
  }, [kept, id, onEnd]);
  const Sign = SIGN[kind];
  return (
    <div
      className={cx('toast', `toast-${kind}`)}
      data-toast={kind}
      onPointerEnter={() => setKept(true)}
      onPointerLeave={() => setKept(false)}
    >
      <Sign size={18} stroke={1.75} aria-hidden="true" />
      <span>{text}</span>
    </div>
  );
}
