import { useEffect, useState } from 'react';
import type { MembershipVersion } from '../../../common/constants.ts';
import { PLANS, type PlanLimits } from '../../../common/limits/plan-limits.ts';
import { UPGRADES } from '../../../common/profiles/membership-versions.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { VersionDetails } from '../../../server/billing/version-details.ts';
import { callApi } from '../../lib/api.ts';
import { useT } from '../../lib/page/app-context.tsx';
import type { UpgradeOffer } from '../../lib/upgrade.ts';
import { loadVersionDetails } from '../../lib/version-details.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/overlay/dialog.tsx';
import { Link } from '../ui/link.tsx';
import { PlanMark } from './plan-mark.tsx';
import { PlanTable, type TablePlan } from './plan-table.tsx';

type Answer = {
  plans: {
    version: MembershipVersion;
    name: string;
    price_cents: number;
    interval: 'month' | 'year';
    limits: PlanLimits;
  }[];
};
type Props = { offer: UpgradeOffer; onClose: () => void };

/** Gold and Platinum side by side, over the page that needs one of them; after payment the action goes on. */
export function UpgradeDialog({ offer, onClose }: Props) {
  const t = useT();
  const plans = usePlans();
  const own = useOwnPlan();
  const next = offer.next ?? `${window.location.pathname}${window.location.search}`;
  return (
    <Dialog open onClose={onClose} title={t('billing.upgrade_title', { plan: PLANS[offer.plan].name })}>
      <p>{offer.message}</p>
      <p className="my-3 text-muted">{t('billing.dialog_text')}</p>
      {own && (
        <p className="mb-3">
          {t('billing.own_plan', {
            plan: own.plan.name,
            trades: own.used.trades,
            trade_limit: own.limits.trades,
            postings: own.used.postings_a_month,
            posting_limit: own.limits.postings_a_month,
          })}
        </p>
      )}
      {plans === null ? (
        <p role="status">{t('billing.loading')}</p>
      ) : (
        <PlanTable plans={plans} label={t('billing.compare')} />
      )}
      <p className="mt-3">
        <PlanMark version={offer.plan} />
      </p>
      <DialogActions>
        {UPGRADES.map((plan) => (
          <ButtonLink
            key={plan}
            variant={plan === offer.plan ? 'primary' : 'secondary'}
            href={route('payment.show', { plan }, { query: { next } })}
          >
            {t('billing.choose_plan', { plan: PLANS[plan].name })}
          </ButtonLink>
        ))}
      </DialogActions>
      <p className="mt-3 text-sm">
        <Link href={route('payment.show', { plan: 'annual_gold' }, { query: { next } })}>
          {t('billing.or_yearly')}
        </Link>
      </p>
    </Dialog>
  );
}

/** The reader's own plan and its use; null until it has come. */
function useOwnPlan(): VersionDetails | null {
  const [own, setOwn] = useState<VersionDetails | null>(null);
  useEffect(() => {
    let gone = false;
    void loadVersionDetails().then((details) => (gone ? undefined : setOwn(details)));
    return () => {
      gone = true;
    };
  }, []);
  return own;
}

/** As they are sold now; null until they have come. */
function usePlans(): TablePlan[] | null {
  const [plans, setPlans] = useState<TablePlan[] | null>(null);
  useEffect(() => {
    let gone = false;
    callApi<Answer>('api.plans', {}).then(
      (answer) => {
        if (gone) return undefined;
        const offered = answer.plans.filter(({ version }) => UPGRADES.some((one) => one === version));
        return setPlans(offered.map(({ price_cents: priceCents, ...plan }) => ({ ...plan, priceCents })));
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return plans;
}
