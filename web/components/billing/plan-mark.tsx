import { PLANS } from '../../../common/plan-limits.ts';
import { useT } from '../../lib/app-context.tsx';

/** A paid plan's name is never shown alone, but always with a note on its limits. */
export function PlanMark({ name }: { name: string }) {
  const t = useT();
  if (name === PLANS.free.name) return <strong>{name}</strong>;
  return (
    <span>
      <strong>{name}</strong> <span className="text-sm text-muted">{t('billing.not_a_rating')}</span>
    </span>
  );
}
