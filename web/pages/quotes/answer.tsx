import '../../components/quotes/quotes.css';
import { route } from '../../../common/routes/route-table.ts';
import type { AnswerFormView } from '../../../server/quotes/answer-page.ts';
import { SendButton } from '../../components/form/send-button.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { AnswerForm } from '../../components/quotes/answer-form.tsx';
import { QuoteRequest } from '../../components/quotes/quote-request.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { DayText } from '../../components/ui/day-text.tsx';
import { Section } from '../../components/ui/section.tsx';
import { Link } from '../../components/ui/link.tsx';
import { UserText } from '../../components/ui/user-text.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = AnswerFormView;

/** A request that the reader's business got: its form for a price, or what became of it. */
export default function QuoteAnswerPage(view: Props) {
  const t = useT();
  const { quote, state, conversationId } = view;
  const title = t('quotes.answer_title', { trade: quote.trade });
  return (
    <>
      <PageHead title={title} noIndex />
      <p>
        <Link href={route('quotes.index', {}, { query: { side: 'received' } })}>
          {t('quotes.list_title')}
        </Link>
      </p>
      <h1 className="mt-2">{title}</h1>
      {state === 'open' || state === 'answered' ? (
        <AnswerForm view={view} />
      ) : (
        <>
          <Outcome view={view} />
          {view.given && <Given given={view.given} />}
        </>
      )}
      <p className="mt-6">
        <ButtonLink size="small" href={route('messages.show', { id: conversationId })}>
          {t('quotes.open_conversation')}
        </ButtonLink>
      </p>
      <QuoteRequest quote={quote} title={t('messages.is_quote')} />
    </>
  );
}

/** After somebody was hired, or the customer left. */
function Outcome({ view: { quote, state, customer } }: { view: AnswerFormView }) {
  const t = useT();
  const name = customer ?? t('messages.former_member');
  if (state === 'closed') return <Alert>{t('messages.other_left')}</Alert>;
  if (state === 'other_hired') return <Ended text={t('quotes.other_hired_text', { name })} />;
  if (state === 'confirmed') return <Ended text={t('quotes.confirmed_text', { name })} />;
  return (
    <div className="mt-4 max-w-text">
      <Alert tone="good">
        <p>
          <UserText text={t('quotes.confirm_text', { name })} />
        </p>
        <div className="mt-3">
          <SendButton variant="primary" size="small" action={route('quotes.confirm', { id: quote.id })}>
            {t('quotes.confirm')}
          </SendButton>
        </div>
      </Alert>
    </div>
  );
}

function Given({ given: { price, beginsOn, included } }: { given: NonNullable<Props['given']> }) {
  const t = useT();
  return (
    <Section title={t('quotes.your_answer')}>
      <p className="quote-price">{price}</p>
      <p className="text-sm text-muted">
        {t('quotes.begins_on')} <DayText day={beginsOn} />
      </p>
      <p className="mt-2 max-w-text whitespace-pre-line" dir="auto">
        {included}
      </p>
    </Section>
  );
}

function Ended({ text }: { text: string }) {
  return (
    <div className="mt-4 max-w-text">
      <Alert>
        <UserText text={text} />
      </Alert>
    </div>
  );
}
