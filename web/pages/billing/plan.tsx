import '../../components/for-contractors/for-contractors.css';
import { route } from '../../../common/routes/route-table.ts';
import type { PlanView } from '../../../server/billing/views.ts';
import { PlanMark } from '../../components/billing/plan-mark.tsx';
import { PlanTable, priceOf } from '../../components/billing/plan-table.tsx';
import { SandboxNotice } from '../../components/billing/sandbox-notice.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { Link } from '../../components/ui/link.tsx';
import { usePath, useShared, useT } from '../../lib/page/app-context.tsx';

export type Props = { isSandbox: boolean; plan: PlanView; free: PlanView };

/** One plan beside Free. */
export default function BillingPlanPage({ isSandbox, plan, free }: Props) {
  const t = useT();
  const path = usePath();
  const { viewer } = useShared();
  const { name, version, onSale } = plan;
  return (
    <div className="grid gap-6">
      <PageHead
        title={t('plans.plan_title', { plan: name })}
        description={t('plans.plan_intro', { plan: name })}
      />
      <header className="grid gap-2">
        <h1>{t('plans.plan_title', { plan: name })}</h1>
        <p className="text-lg">{priceOf(plan, t)}</p>
        <p>
          <PlanMark version={plan.version} />
        </p>
        <p className="max-w-prose">{t('plans.plan_intro', { plan: name })}</p>
      </header>
      <SandboxNotice shown={isSandbox} />
      {onSale && !viewer?.isMember && (
        <div>
          <ButtonLink
            variant="primary"
            href={version === 'free' ? path('pricing') : route('payment.show', { plan: version })}
          >
            {t('billing.choose_plan', { plan: name })}
          </ButtonLink>
        </div>
      )}
      {!onSale && <Alert tone="caution">{t('plans.not_sold')}</Alert>}
      <PlanTable plans={[free, plan]} label={t('plans.table')} />
      <p>
        <Link href={path('pricing')}>{t('plans.all_plans')}</Link>
      </p>
    </div>
  );
}
