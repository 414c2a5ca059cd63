import { formatDate } from '../../../common/dates.ts';
import { formatMoney } from '../../../common/money.ts';
import { PLANS } from '../../../common/plan-limits.ts';
import type { QuoteView } from '../../../server/billing/views.ts';
import { useT } from '../../lib/app-context.tsx';

/** The amount to pay now, line by line, and the later amounts. */
export function QuoteLines({ quote }: { quote: QuoteView }) {
  const t = useT();
  return (
    <>
      <dl className="data-list">
        {quote.lines.map(({ kind, version, amountCents }, index) => (
          <div key={index}>
            <dt>{t(`billing.line.${kind}`, { plan: PLANS[version].name })}</dt>
            <dd>{formatMoney(amountCents)}</dd>
          </div>
        ))}
        <div>
          <dt>
            <strong>{t('plans.pay_total')}</strong>
          </dt>
          <dd>
            <strong>{formatMoney(quote.totalCents)} USD</strong>
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-muted">
        {t('plans.pay_later', {
          date: formatDate(quote.renewal.at),
          amount: formatMoney(quote.renewal.cents),
        })}
      </p>
    </>
  );
}
