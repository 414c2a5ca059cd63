import { useShared, useT } from '../../lib/page/app-context.tsx';

/** Marks a contractor whose owner has a paid plan; on the contractor's own page it says what that buys, and what not. */
export function PaidPlanMark({ id, explained = false }: { id: number; explained?: boolean }) {
  const t = useT();
  const { paidPlans = [] } = useShared();
  if (!paidPlans.includes(id)) return null;
  return (
    <p className="mt-1 max-w-none text-sm text-muted">
      {t('contractors.paid_plan')}
      {explained && <>. {t('contractors.paid_plan_buys')}</>}
    </p>
  );
}
