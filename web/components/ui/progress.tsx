import { useId, type ReactNode } from 'react';
import { formatCount } from '../../../common/format/numbers.ts';

/** Long work with its numbers: "Uploading 3 / 10". */
export function Progress({ value, max, label }: { value: number; max: number; label: ReactNode }) {
  const labelId = useId();
  const numbers = [value, max].map((number) => formatCount(number)).join(' / ');
  return (
    <div>
      <div className="progress-head">
        <span id={labelId}>{label}</span>
        <span>{numbers}</span>
      </div>
      <progress className="progress-track" value={value} max={max} aria-labelledby={labelId}>
        {numbers}
      </progress>
    </div>
  );
}
