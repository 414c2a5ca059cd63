import { route } from '../../../common/routes/route-table.ts';
import type { AskedState, QuoteState } from '../../../common/quotes.ts';
import type { ReceivedQuoteLine, SentQuoteLine } from '../../../server/quotes/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Badge, type Tone } from '../ui/badge.tsx';
import { Link } from '../ui/link.tsx';
import { TimeAgo } from '../ui/time-ago.tsx';
import { UserText } from '../ui/user-text.tsx';

const TONES: Readonly<Record<QuoteState | AskedState, Tone>> = {
  sent: 'neutral',
  open: 'blueprint',
  answered: 'blueprint',
  hired: 'good',
  confirmed: 'good',
  other_hired: 'neutral',
  closed: 'neutral',
};

/** A request of the reader's own, with the price of each contractor. */
export function SentLine({ line: { id, trade, place, at, state, asked } }: { line: SentQuoteLine }) {
  const t = useT();
  return (
    <div className="quote-line">
      <LineHead href={route('quotes.show', { id })} trade={trade} place={place} state={state} at={at} />
      <ul className="mt-1">
        {asked.map(({ name, price, isHired }, index) => (
          <li key={index} className="flex flex-wrap gap-x-3">
            <UserText text={name} />
            <span className={price === null ? 'text-muted' : 'font-semibold'}>
              {price ?? t('quotes.waits_for_price')}
            </span>
            {isHired && <Badge tone="good">{t('quotes.state.hired')}</Badge>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A request that the reader's business got, with its own price. */
export function ReceivedLine({ line }: { line: ReceivedQuoteLine }) {
  const t = useT();
  const { id, trade, place, at, state, customer, price } = line;
  const name = customer ?? t('messages.former_member');
  return (
    <div className="quote-line">
      <LineHead href={route('quotes.answer', { id })} trade={trade} place={place} state={state} at={at} />
      <p className="mt-1 flex flex-wrap gap-x-3">
        <UserText text={t('quotes.asked_by', { name })} />
        {price !== null && <span className="font-semibold">{price}</span>}
      </p>
    </div>
  );
}

type HeadProps = { href: string; trade: string; place: string; state: QuoteState | AskedState; at: string };

function LineHead({ href, trade, place, state, at }: HeadProps) {
  const t = useT();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Link className="text-lg font-semibold" href={href}>
        {trade}, <UserText text={place} />
      </Link>
      <Badge tone={TONES[state]}>{t(`quotes.state.${state}`)}</Badge>
      <span className="ms-auto text-sm text-muted">
        <TimeAgo at={at} />
      </span>
    </p>
  );
}
