import { htmlLang } from '../../../common/format/language.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { AskedView } from '../../../server/quotes/views.ts';
import { SendButton } from '../form/send-button.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { DataList } from '../ui/data-list.tsx';
import { Disclosure } from '../ui/overlay/disclosure.tsx';
import { DayText } from '../ui/day-text.tsx';
import { DateText } from '../ui/date-text.tsx';
import { UserText } from '../ui/user-text.tsx';
import { useT } from '../../lib/page/app-context.tsx';

type Props = { quoteId: number; contractor: AskedView; mayHire: boolean };

/** One contractor's price for a request, under its card. */
export function QuoteAnswer({ quoteId, contractor, mayHire }: Props) {
  const t = useT();
  const { answer, conversationId, hasWritten, name } = contractor;
  return (
    <>
      {answer === null ? (
        <p className="mt-2 text-muted">{t(hasWritten ? 'quotes.no_price' : 'quotes.no_answer')}</p>
      ) : (
        <Answer answer={answer} />
      )}
      <div className="flex flex-wrap gap-3 mt-3">
        <ButtonLink size="small" href={route('messages.show', { id: conversationId })}>
          {t('quotes.open_conversation')}
          <span className="sr-only">: {name}</span>
        </ButtonLink>
      </div>
      {mayHire && <Hire quoteId={quoteId} contractor={contractor} />}
    </>
  );
}

/** Asked once more, because the others are told at once. */
function Hire({ quoteId, contractor: { answer, conversationId, name } }: Omit<Props, 'mayHire'>) {
  const t = useT();
  return (
    <Disclosure
      className="mt-3"
      summary={
        <>
          {t('quotes.hire')}
          <span className="sr-only">: {name}</span>
        </>
      }
    >
      <p className="mb-3 text-sm">{t('quotes.hire_help')}</p>
      <SendButton
        size="small"
        variant="primary"
        action={route('quotes.hire', { id: quoteId })}
        also={{ conversation_id: String(conversationId), answer_id: String(answer?.id ?? 0) }}
      >
        <UserText text={t('quotes.hire_yes', { name })} />
      </SendButton>
    </Disclosure>
  );
}

function Answer({ answer }: { answer: NonNullable<AskedView['answer']> }) {
  const t = useT();
  const { price, beginsOn, included, language, at, isChanged } = answer;
  return (
    <div className="mt-2">
      <p className="quote-price">{price}</p>
      <DataList
        items={[
          { term: t('quotes.begins_on'), detail: <DayText day={beginsOn} /> },
          {
            term: t('quotes.included'),
            detail: (
              <p className="whitespace-pre-line" lang={htmlLang(language)} dir="auto">
                <UserText text={included} />
              </p>
            ),
          },
        ]}
      />
      <p className="mt-2 text-sm text-muted">
        {t(isChanged ? 'quotes.changed_on' : 'quotes.answered_on')} <DateText at={at} />
      </p>
    </div>
  );
}
