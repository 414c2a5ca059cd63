import { Link } from '@inertiajs/react';
import { usePath, useT } from '../../../lib/page/app-context.tsx';

/** Beside each form of a review. */
export function RulesLink() {
  const t = useT();
  const path = usePath();
  return (
    <p className="mt-4 text-sm">
      <Link href={path('review_rules')}>{t('review_form.rules_link')}</Link>
    </p>
  );
}
