import { useT } from '../../lib/app-context.tsx';

/** A plan's name never stands alone: beside it stands what it is not. */
export function PlanMark({ name }: { name: string }) {
  const t = useT();
  return (
    <span>
      <strong>{name}</strong> <span className="text-sm text-muted">{t('billing.not_a_rating')}</span>
    </span>
  );
}
