import { htmlLang } from '../../../common/format/language.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { ConversationView, MessageView } from '../../../server/messages/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { QuoteFacts } from '../quotes/quote-facts.tsx';
import { ReportLink } from '../reports/report-link.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { DayText } from '../ui/day-text.tsx';
import { Link } from '../ui/link.tsx';
import { TimeAgo } from '../ui/time-ago.tsx';
import { UserText } from '../ui/user-text.tsx';
import { OtherPicture } from './other-picture.tsx';

type Props = {
  message: MessageView;
  other: ConversationView['other'];
  name: string;
  isCustomer: boolean;
  /** A later message answers the request of this one with a price. */
  isAnswered: boolean;
};

/** One message of a conversation, with the request for a quote or the price that came with it. */
export function Message({ message, other, name, isCustomer, isAnswered }: Props) {
  const t = useT();
  const { id, body, language, isOwn, isRemoved, at, quote, answer } = message;
  return (
    <>
      <p className="flex flex-wrap gap-x-2 gap-y-1 items-center mb-1 text-sm/body text-muted">
        {!isOwn && <OtherPicture other={other} size="small" />}
        <span>
          <UserText text={isOwn ? t('messages.you_wrote') : t('messages.wrote', { name })} /> ·{' '}
          <TimeAgo at={at} />
        </span>
      </p>
      {quote && (
        <div className="mt-2 mb-3">
          <h2 className="text-base">{t('messages.is_quote')}</h2>
          <QuoteFacts quote={quote} />
        </div>
      )}
      {answer && <Price answer={answer} />}
      {isRemoved ? (
        <p className="text-muted">{t('messages.removed')}</p>
      ) : (
        <p className="whitespace-pre-line" lang={htmlLang(language)} dir="auto">
          {isOwn ? body : <UserText text={body} />}
        </p>
      )}
      {!isRemoved && !isOwn && (
        <ReportLink
          kind="message"
          id={id}
          label={t('report_forms.report_message', { author: name })}
          texts={[body]}
          mayReport
        />
      )}
      {!isAnswered && <QuoteLink message={message} isCustomer={isCustomer} />}
    </>
  );
}

function Price({ answer: { price, beginsOn } }: { answer: NonNullable<MessageView['answer']> }) {
  const t = useT();
  return (
    <p className="mb-1">
      <strong className="text-lg">{price}</strong> · {t('quotes.begins_on')} <DayText day={beginsOn} />
    </p>
  );
}

/** To all prices for the customer, to the form for a price for the contractor. */
function QuoteLink({ message: { quote, answer, isOwn }, isCustomer }: Pick<Props, 'message' | 'isCustomer'>) {
  const t = useT();
  const id = quote?.id ?? answer?.quoteId;
  if (id === undefined) return null;
  if (isCustomer)
    return (
      <p className="mt-2">
        <Link href={route('quotes.show', { id })}>{t('quotes.see_all')}</Link>
      </p>
    );
  return (
    <p className="mt-3">
      <ButtonLink size="small" href={route('quotes.answer', { id })}>
        {t(isOwn ? 'quotes.change_answer' : 'quotes.give_price')}
      </ButtonLink>
    </p>
  );
}
