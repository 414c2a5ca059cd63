import { formatDate } from '../../../common/format/dates.ts';
import { formatMoney } from '../../../common/format/money.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { ReturnedRefund } from '../../../server/billing-admin/returned-refunds.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Section } from '../ui/section.tsx';
import { SendButton } from '../form/send-button.tsx';

/** Refunds that a bank returned: an administrator sends them again, or pays in another way. */
export function ReturnedRefunds({ refunds }: { refunds: readonly ReturnedRefund[] }) {
  const t = useT();
  return (
    <Section title={t('billing_admin.refunds.title')}>
      {refunds.length === 0 && <p>{t('billing_admin.refunds.none')}</p>}
      <ul>
        {refunds.map(({ paymentId, name, cents, at }) => (
          <li
            key={paymentId}
            className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-2"
          >
            <span>
              {t('billing_admin.refunds.line', {
                amount: formatMoney(cents),
                name,
                date: formatDate(at, t.language),
              })}
            </span>
            <span className="flex gap-3">
              <SendButton size="small" action={route('admin.billing.refunds.retry', { id: paymentId })}>
                {t('billing_admin.refunds.retry')}
              </SendButton>
              <SendButton size="small" action={route('admin.billing.refunds.settle', { id: paymentId })}>
                {t('billing_admin.refunds.settle')}
              </SendButton>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
