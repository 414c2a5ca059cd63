import { formatMoney } from '../../../common/format/money.ts';
import { PLANS } from '../../../common/limits/plan-limits.ts';
import type { QuoteView } from '../../../server/billing/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { LaterCharges } from './later-charges.tsx';

/** The amount due today, line by line, and every later amount until it no longer changes. */
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
      <div className="mt-3">
        <LaterCharges later={quote.later} then />
      </div>
    </>
  );
}
