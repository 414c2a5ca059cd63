import { formatDate } from '../../../common/dates.ts';
import { formatMoney } from '../../../common/money.ts';
import type { BillingView } from '../../../server/billing/views.ts';
import { useT } from '../../lib/app-context.tsx';
import { DataList, type Datum } from '../ui/data-list.tsx';
import { PlanMark } from './plan-mark.tsx';

/** The plan, its state, and what comes next. */
export function MembershipFacts({ billing }: { billing: BillingView }) {
  const t = useT();
  const { membership, renewal, coupon, balanceCents } = billing;
  const { state, version, isPaid, periodEnd, nextVersion } = membership;
  const items: (Datum | null)[] = [
    { term: t('membership.plan'), detail: <PlanMark version={version} /> },
    {
      term: t('membership.state'),
      detail: version !== 'free' && !isPaid ? t('membership.given') : t(`membership.state.${state}`),
    },
    periodEnd === null ? null : { term: t('membership.runs_until'), detail: formatDate(periodEnd) },
    renewal && {
      term: t('membership.next_payment'),
      detail: t('membership.renews', { amount: formatMoney(renewal.cents), date: formatDate(renewal.at) }),
    },
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
