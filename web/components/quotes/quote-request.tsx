import type { RequestView } from '../../../server/quotes/views.ts';
import { Section } from '../ui/section.tsx';
import { DateText } from '../ui/date-text.tsx';
import { UserText } from '../ui/user-text.tsx';
import { useT } from '../../lib/page/app-context.tsx';
import { QuoteFacts } from './quote-facts.tsx';

/** The request itself: facts, photos and text. */
export function QuoteRequest({ quote, title }: { quote: RequestView; title: string }) {
  const t = useT();
  return (
    <Section title={title}>
      <p className="mb-3 text-sm text-muted">
        {t('quotes.sent_on')} <DateText at={quote.at} />
      </p>
      <QuoteFacts quote={quote} />
      <p className="mt-4 max-w-text whitespace-pre-line" dir="auto">
        <UserText text={quote.description} />
      </p>
    </Section>
  );
}
