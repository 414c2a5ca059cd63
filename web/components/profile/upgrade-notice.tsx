import { useCallback, useEffect, useState } from 'react';
import { PLANS } from '../../../common/plan-limits.ts';
import { fetchedLater } from '../../hooks/fetched-later.ts';
import { usePath, useT } from '../../lib/app-context.tsx';
import { useStore } from '../../lib/store.ts';
import { offerUpgrade, upgradeOffer } from '../../lib/upgrade.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';

const dialog = fetchedLater(async () => (await import('../billing/upgrade-dialog.tsx')).UpgradeDialog);

/** Names the plan that allows a refused action, compares the plans in a dialog, and links to them. */
export function UpgradeNotice() {
  const t = useT();
  const path = usePath();
  const offer = useStore(upgradeOffer, null);
  const [closed, setClosed] = useState<typeof offer>(null);
  const close = useCallback(() => setClosed(offer), [offer]);
  const isOpen = offer !== null && closed !== offer;
  const UpgradeDialog = dialog.useFetched(isOpen, close)?.code;
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
      {isOpen && UpgradeDialog && <UpgradeDialog offer={offer} onClose={close} />}
    </Alert>
  );
}
