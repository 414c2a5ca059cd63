import { formatDate, formatMonth } from '../../../common/format/dates.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { RevenueView } from '../../../server/billing-admin/revenue.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { PlanNote, planName } from '../../components/billing/plan-mark.tsx';
import { SandboxNotice } from '../../components/billing/sandbox-notice.tsx';
import { ReturnedRefunds } from '../../components/billing/returned-refunds.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
import { BarChart } from '../../components/charts/bar-chart.tsx';
import { ColumnChart } from '../../components/charts/column-chart.tsx';
import { LineChart } from '../../components/charts/line-chart.tsx';
import { Section } from '../../components/ui/section.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = RevenueView;

/** The monthly revenue of memberships, the gateway's events, and differences between its books and ours. */
export default function AdminBillingPage({ isSandbox, months, plans, events, differences, refunds }: Props) {
  const t = useT();
  const month = t('billing_admin.revenue.month');
  return (
    <AdminFrame title={t('billing_admin.revenue.title')}>
      <SandboxNotice shown={isSandbox} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,26rem),1fr))] gap-x-12 gap-y-8 items-start my-6">
        <LineChart
          caption={t('billing_admin.revenue.mrr')}
          term={month}
          measure={t('billing_admin.revenue.amount')}
          points={months.map(({ month: day, cents }) => ({
            label: formatMonth(day, t.language),
            value: cents / 100,
          }))}
        />
        <ColumnChart
          caption={t('billing_admin.revenue.churn')}
          term={month}
          measure={t('billing_admin.revenue.count')}
          points={months.map(({ month: day, ended }) => ({
            label: formatMonth(day, t.language),
            value: ended,
          }))}
        />
        <BarChart
          caption={t('billing_admin.revenue.plans')}
          term={t('billing_admin.plans.title')}
          measure={t('billing_admin.revenue.count')}
          bars={plans.map(({ version, count }) => ({ label: planName(version, t), value: count }))}
        />
        <p>
          <PlanNote />
        </p>
      </div>
      <ReturnedRefunds refunds={refunds} />
      <Events events={events} />
      <Section title={t('billing_admin.differences.title')}>
        {differences.length === 0 && <p>{t('billing_admin.differences.none')}</p>}
        <ul>
          {differences.map(({ id, foundAt, kind, detail, solved }) => (
            <li key={id} className="flex flex-wrap justify-between gap-3 border-t border-line py-2">
              <span>
                {formatDate(foundAt, t.language)} · <code>{kind}</code> · {detail}
              </span>
              <span>{t(solved ? 'billing_admin.difference.solved' : 'billing_admin.difference.open')}</span>
            </li>
          ))}
        </ul>
      </Section>
    </AdminFrame>
  );
}

function Events({ events }: Pick<Props, 'events'>) {
  const t = useT();
  return (
    <Section title={t('billing_admin.events.title')}>
      {events.length === 0 && <p>{t('billing_admin.events.none')}</p>}
      <ul>
        {events.map(({ id, type, receivedAt, outcome, error }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-2"
          >
            <span>
              {formatDate(receivedAt, t.language)} · <code>{type}</code>
              <span className="block text-sm text-muted">{id}</span>
            </span>
            <span className="flex items-center gap-3">
              {error === null
                ? (outcome ?? t('billing_admin.event.waits'))
                : t('billing_admin.event.failed', { error })}
              <SendButton size="small" action={route('admin.billing.retry', { id })}>
                {t('billing_admin.event.retry')}
              </SendButton>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
