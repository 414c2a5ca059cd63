import type { ReactNode } from 'react';
import type { Upgrade } from '../../../common/profiles/membership-versions.ts';
import type { LimitName } from '../../../common/limits/refused-limits.ts';
import { route } from '../../../common/routes/route-table.ts';
import { usePage } from '@inertiajs/react';
import { useShared } from '../../lib/page/app-context.tsx';
import { offerUpgrade } from '../../lib/upgrade.ts';

type Props = { limit: LimitName; plan: Upgrade; message: string; className?: string; children: ReactNode };

/**
 * Leads to the comparison of the plans: a page of its own, or a dialog where scripts run. A member of a business does not
 * choose its plan and sees none.
 */
export function UpgradeLink({ limit, plan, message, className, children }: Props) {
  const { url } = usePage();
  const { viewer } = useShared();
  if (viewer?.isMember) return null;
  return (
    <a
      href={route('upgrade.show', {}, { query: { limit, next: url } })}
      className={className}
      onClick={(event) => {
        event.preventDefault();
        offerUpgrade({ plan, message });
      }}
    >
      {children}
    </a>
  );
}
