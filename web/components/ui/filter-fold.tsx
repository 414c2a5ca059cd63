import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { ReactNode } from 'react';

type Props = { label: string; className: string; children: ReactNode };

/** Filters behind one button on a phone, and always open on a wide screen. It needs no script. */
export function FilterFold({ label, className, children }: Props) {
  return (
    <details className="filter-fold">
      <summary className="button button-ghost">
        <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden="true" />
        {label}
      </summary>
      <div className={className}>{children}</div>
    </details>
  );
}
