import { IconCircleCheck, IconUrgent, IconX } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { TOAST_DURATION_MS } from '../../../../common/format/timing.ts';
import { cx } from '../../../lib/cx.ts';
import { say } from '../../../lib/page/texts.ts';
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
  useEffect(() => {
    const draw = (toast: Toast) => {
      last.current += 1;
      const numbered = { ...toast, id: last.current };
      setToasts((shown) => [numbered, ...(toast.stays ? passing(shown) : shown)].slice(0, TOASTS_MAX));
    };
    return drawToastsWith(draw, () => setToasts(passing));
  }, []);
  const remove = useCallback((id: number) => setToasts((shown) => shown.filter((one) => one.id !== id)), []);
  return (
    <div className="toasts" role="status" aria-live="polite" aria-atomic="false">
      {toasts.map((toast) => (
        <ToastLine key={toast.id} {...toast} onEnd={remove} />
      ))}
    </div>
  );
}

/** Those that go after a time; the same list where all do. */
const passing = (shown: readonly Numbered[]): readonly Numbered[] =>
  shown.some(({ stays }) => stays) ? shown.filter(({ stays }) => !stays) : shown;

/** Disappears by itself; a pointer on it keeps it, for slow readers. One that stays has a button. */
function ToastLine({ id, kind, text, stays = false, onEnd }: Numbered & { onEnd: (id: number) => void }) {
  const [kept, setKept] = useState(false);
  useEffect(() => {
    if (kept || stays) return;
    const timer = setTimeout(onEnd, TOAST_DURATION_MS, id);
    return () => clearTimeout(timer);
  }, [kept, stays, id, onEnd]);
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
      {stays && (
        <button
          type="button"
          className="toast-close"
          aria-label={say('layout.unsent_dismiss')}
          onClick={() => onEnd(id)}
        >
          <IconX size={18} stroke={1.75} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
