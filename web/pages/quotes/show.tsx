import '../../components/quotes/quotes.css';
import { route } from '../../../common/routes/route-table.ts';
import type { QuoteAnswersView } from '../../../server/quotes/views.ts';
import { SendButton } from '../../components/form/send-button.tsx';
import { ContractorCard } from '../../components/contractors/contractor-card.tsx';
import { ContractorDialog } from '../../components/contractors/contractor-dialog.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { useMessageUpdates } from '../../components/messages/use-message-updates.ts';
import { QuoteAnswer } from '../../components/quotes/quote-answer.tsx';
import { QuoteRequest } from '../../components/quotes/quote-request.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { Link } from '../../components/ui/link.tsx';
import { UserText } from '../../components/ui/user-text.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = QuoteAnswersView;

/** A request, the prices that came side by side, and who was hired. */
export default function QuoteShowPage({ quote, hired, asked }: Props) {
  const t = useT();
  const path = usePath();
  useMessageUpdates();
  const title = t('quotes.answers_title', { trade: quote.trade });
  return (
    <>
      <PageHead title={title} noIndex />
      <p>
        <Link href={route('quotes.index', {}, { query: { side: 'sent' } })}>{t('quotes.list_title')}</Link>
      </p>
      <h1 className="mt-2">{title}</h1>
      {hired ? (
        <Hired quoteId={quote.id} hired={hired} />
      ) : (
        <p className="mt-3 max-w-text text-muted">{t('quotes.choose_help')}</p>
      )}
      <div className="quote-answers">
        {asked.map((contractor) => (
          <section key={contractor.id} className="quote-answer">
            <ContractorCard contractor={contractor}>
              <QuoteAnswer quoteId={quote.id} contractor={contractor} mayHire={hired === null} />
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
      <QuoteRequest quote={quote} title={t('quotes.your_request')} />
      <ContractorDialog />
    </>
  );
}

type HiredProps = { quoteId: number; hired: NonNullable<Props['hired']> };

function Hired({ quoteId, hired: { name, slug } }: HiredProps) {
  const t = useT();
  return (
    <div className="mt-4 max-w-text">
      <Alert tone="good" title={<UserText text={t('quotes.you_hired', { name })} />}>
        <p>{t('quotes.you_hired_text')}</p>
        <div className="flex flex-wrap gap-3 mt-3">
          <ButtonLink size="small" href={route('reviews.create', { slug })}>
            {t('quotes.write_review')}
          </ButtonLink>
          <SendButton size="small" action={route('quotes.unhire', { id: quoteId })}>
            {t('quotes.unhire')}
          </SendButton>
        </div>
      </Alert>
    </div>
  );
}
