import '../../components/messages/messages.css';
import { route } from '../../../common/routes/route-table.ts';
import type { QuoteAnswersView } from '../../../server/messages/views.ts';
import { ContractorCard } from '../../components/contractors/contractor-card.tsx';
import { ContractorDialog } from '../../components/contractors/contractor-dialog.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { QuoteFacts } from '../../components/messages/quote-facts.tsx';
import { useMessageUpdates } from '../../components/messages/use-message-updates.ts';
import { ButtonLink } from '../../components/ui/button.tsx';
import { Section } from '../../components/ui/section.tsx';
import { TimeAgo } from '../../components/ui/time-ago.tsx';
import { UserText } from '../../components/ui/user-text.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = QuoteAnswersView;

/** A request, and what each contractor answered, side by side. */
export default function MessageQuotePage({ quote, asked }: Props) {
  const t = useT();
  const path = usePath();
  useMessageUpdates();
  const title = t('quotes.answers_title', { trade: quote.trade });
  return (
    <>
      <PageHead title={title} noIndex />
      <h1>{title}</h1>
      <div className="quote-answers">
        {asked.map((contractor) => (
          <section key={contractor.id} className="quote-answer">
            <ContractorCard contractor={contractor}>
              {contractor.answer === null ? (
                <p className="mt-2 text-muted">{t('quotes.no_answer')}</p>
              ) : (
                <div className="mt-2">
                  <p className="text-sm text-muted">
                    <TimeAgo at={contractor.answer.at} />
                  </p>
                  <p className="whitespace-pre-line" dir="auto">
                    <UserText text={contractor.answer.body} />
                  </p>
                </div>
              )}
              <p className="mt-3">
                <ButtonLink size="small" href={route('messages.show', { id: contractor.conversationId })}>
                  {t('quotes.open_conversation')}
                  <span className="sr-only"> {contractor.name}</span>
                </ButtonLink>
              </p>
            </ContractorCard>
          </section>
        ))}
      </div>
      {asked.length > 1 && (
        <p className="mt-6">
          <ButtonLink href={path('compare', {}, { query: { ids: asked.map(({ id }) => id).join(',') } })}>
            {t('quotes.compare')}
          </ButtonLink>
        </p>
      )}
      <Section title={t('quotes.your_request')}>
        <p className="mb-3 text-sm text-muted">
          {t('quotes.sent_on')} <TimeAgo at={quote.at} />
        </p>
        <QuoteFacts quote={quote} />
        <p className="mt-4 max-w-text whitespace-pre-line" dir="auto">
          {quote.description}
        </p>
      </Section>
      <ContractorDialog />
    </>
  );
}
