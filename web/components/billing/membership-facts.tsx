import { formatDate } from '../../../common/format/dates.ts';
import { formatMoney } from '../../../common/format/money.ts';
import type { BillingView } from '../../../server/billing/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { DataList, type Datum } from '../ui/data-list.tsx';
import { LaterCharges } from './later-charges.tsx';
import { PlanMark } from './plan-mark.tsx';

/** The plan, its state, and what comes next. */
export function MembershipFacts({ billing }: { billing: BillingView }) {
  const t = useT();
  const { membership, later, coupon, balanceCents } = billing;
  const { state, version, isPaid, periodEnd, cancelsAt } = membership;
  const nextVersion = cancelsAt === null ? membership.nextVersion : null;
  const items: (Datum | null)[] = [
    { term: t('membership.plan'), detail: <PlanMark version={version} /> },
    {
      term: t('membership.state'),
      detail: version !== 'free' && !isPaid ? t('membership.given') : t(`membership.state.${state}`),
    },
    periodEnd === null
      ? null
      : {
          term: t(cancelsAt === null && isPaid ? 'membership.renews_on' : 'membership.runs_until'),
          detail: formatDate(periodEnd, t.language),
        },
    cancelsAt === null && later
      ? { term: t('membership.next_payments'), detail: <LaterCharges later={later} /> }
      : null,
    nextVersion === null
      ? null
      : { term: t('membership.next_plan'), detail: <PlanMark version={nextVersion} /> },
    coupon && {
      term: `${t('plans.coupon')} ${coupon.code}`,
      detail: t('membership.coupon_runs', { count: coupon.periodsLeft ?? 0 }),
    },
    balanceCents === 0 ? null : { term: t('membership.balance'), detail: formatMoney(balanceCents) },
  ];
  return <DataList items={items.filter((item) => item !== null)} />;
}
