import type { PlanView } from '../../../server/billing/views.ts';
import { usePath, useShared, useT } from '../../lib/page/app-context.tsx';
import { isHomeowner } from '../../lib/is-homeowner.ts';
import { PlanTable } from '../billing/plan-table.tsx';
import { Link } from '../ui/link.tsx';
import { Section } from '../ui/section.tsx';

/** The plans as they are sold now, limit by limit. */
export function Plans({ plans }: { plans: readonly PlanView[] }) {
  const t = useT();
  const path = usePath();
  const { viewer } = useShared();
  if (isHomeowner(viewer)) return null;
  return (
    <Section
      title={t('for_contractors.plans_title')}
      id="plans"
      aside={<Link href={path('pricing')}>{t('for_contractors.plans_choose')}</Link>}
    >
      <PlanTable plans={plans} label={t('for_contractors.plans_table')} />
      <p className="mt-4 text-sm text-muted">{t('for_contractors.plans_note')}</p>
    </Section>
  );
}
