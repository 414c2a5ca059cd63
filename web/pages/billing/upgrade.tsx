import { PLANS } from '../../../common/limits/plan-limits.ts';
import { UPGRADES, type Upgrade } from '../../../common/profiles/membership-versions.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { PlanView } from '../../../server/billing/views.ts';
import { PlanMark } from '../../components/billing/plan-mark.tsx';
import { PlanTable } from '../../components/billing/plan-table.tsx';
import { SandboxNotice } from '../../components/billing/sandbox-notice.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { Link } from '../../components/ui/link.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = {
  isSandbox: boolean;
  plan: Upgrade;
  message: string;
  /** Where the interrupted action goes on. */
  next: string;
  back: string;
  plans: PlanView[];
};

/** The comparison of the larger plans, for a limit that was met. */
export default function BillingUpgradePage({ isSandbox, plan, message, next, back, plans }: Props) {
  const t = useT();
  const { name } = PLANS[plan];
  return (
    <div className="grid gap-6">
      <PageHead title={t('billing.upgrade_heading')} noIndex />
      <header className="grid gap-2">
        <h1>{t('billing.upgrade_title', { plan: name })}</h1>
        <p className="max-w-prose">{message}</p>
        <p className="max-w-prose text-muted">{t('billing.dialog_text')}</p>
      </header>
      <SandboxNotice shown={isSandbox} />
      <PlanTable plans={plans} label={t('billing.compare')} />
      <p>
        <PlanMark version={plan} />
      </p>
      <div className="flex flex-wrap gap-3">
        {UPGRADES.map((version) => (
          <ButtonLink
            key={version}
            variant={version === plan ? 'primary' : 'secondary'}
            href={route('payment.show', { plan: version }, { query: { next } })}
          >
            {t('billing.choose_plan', { plan: PLANS[version].name })}
          </ButtonLink>
        ))}
      </div>
      <p>
        <Link href={route('payment.show', { plan: 'annual_gold' }, { query: { next } })}>
          {t('billing.or_yearly')}
        </Link>
      </p>
      <p>
        <Link href={back}>{t('billing.upgrade_back')}</Link>
      </p>
    </div>
  );
}
