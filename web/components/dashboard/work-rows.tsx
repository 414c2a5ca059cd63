import { formatDate } from '../../../common/format/dates.ts';
import { lastDayBefore } from '../../../common/format/last-days.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { QuoteWaiting, RatingWaiting } from '../../../server/dashboard/work-waiting.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { DateText } from '../ui/date-text.tsx';
import { DashboardRow } from './rows.tsx';

const NEEDS = {
  price: { text: 'dashboard.quote_price', action: 'dashboard.quote_answer' },
  confirmation: { text: 'dashboard.quote_hired', action: 'dashboard.quote_confirm' },
} as const;

/** A customer's request that needs a price, or a hire that needs a yes. */
export function QuoteRow({ quote: { id, trade, customer, asked_at, needs } }: { quote: QuoteWaiting }) {
  const t = useT();
  return (
    <DashboardRow>
      <span className="grow basis-64">
        <span className="font-semibold">{t(NEEDS[needs].text, { customer, trade })}</span>
        <br />
        <span className="text-sm text-muted">
          {t('dashboard.quote_asked')} <DateText at={asked_at} />
        </span>
      </span>
      <ButtonLink size="small" href={route('quotes.answer', { id })}>
        {t(NEEDS[needs].action)}
      </ButtonLink>
    </DashboardRow>
  );
}

/** A job with another business that is over. */
export function RatingRow({
  rating: { invitation_id: id, other, trade, due_at },
}: {
  rating: RatingWaiting;
}) {
  const t = useT();
  return (
    <DashboardRow>
      <span className="grow basis-64">
        <span className="font-semibold">{t('dashboard.partner_rating', { other, trade })}</span>
        <br />
        <span className="text-sm text-muted">
          {t('dashboard.rate_until', { date: formatDate(lastDayBefore(due_at), t.language) })}
        </span>
      </span>
      <ButtonLink size="small" href={route('invitations.show', { id })}>
        {t('dashboard.rate')}
      </ButtonLink>
    </DashboardRow>
  );
}
