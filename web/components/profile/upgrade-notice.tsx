import { useEffect } from 'react';
import { PLANS } from '../../../common/limits/plan-limits.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { useStore } from '../../lib/store.ts';
import { offerUpgrade, upgradeOffer } from '../../lib/upgrade.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';

/** Names the plan that allows a refused action, also once the dialog over the page is closed. */
export function UpgradeNotice() {
  const t = useT();
  const path = usePath();
  const offer = useStore(upgradeOffer, null);
  useEffect(() => () => offerUpgrade(null), []);
  if (offer === null) return null;
  return (
    <Alert tone="blueprint" live title={t('billing.upgrade_title', { plan: PLANS[offer.plan].name })}>
      <p>{offer.message}</p>
      <p className="mt-1 text-sm text-muted">{t('billing.not_a_rating')}</p>
      <div className="mt-3">
        <ButtonLink size="small" href={path('pricing')}>
          {t('billing.see_plans')}
        </ButtonLink>
      </div>
    </Alert>
  );
}
