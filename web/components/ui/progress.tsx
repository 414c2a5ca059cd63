import { useId, type ReactNode } from 'react';
import { useShared } from '../../lib/app-context.tsx';
import { formatCount } from '../../lib/numbers.ts';

/** Long work with its numbers: "Uploading 3 / 10". */
export function Progress({ value, max, label }: { value: number; max: number; label: ReactNode }) {
  const { language } = useShared();
  const labelId = useId();
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const numbers = [value, max].map((number) => formatCount(number, language)).join(' / ');
  return (
    <div>
      <div className="progress-head">
        <span id={labelId}>{label}</span>
        <span>{numbers}</span>
      </div>
      <svg
        className="progress-track"
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={numbers}
      >
        <rect width="100" height="6" />
        <rect className="progress-bar" width={Math.round(share * 1_000) / 10} height="6" />
      </svg>
    </div>
  );
}
