import type { Currency } from '../../common/format/currencies.ts';
import type { AskedState } from '../../common/quotes.ts';
import { viewContextOf } from '../contractors/views.ts';
import type { ReadContext } from '../core/context.ts';
import type { ReceivedQuoteRow } from './queries/received-quote.ts';
import { priceText, type AnswerView } from '../messages/quote-facts.ts';
import { askedStateOf } from './states.ts';
import { requestView, type RequestView } from './views.ts';

export type AnswerFormView = {
  quote: RequestView;
  conversationId: number;
  customer: string | null;
  state: AskedState;
  currency: Currency;
  /** The answer that stands, as its customer sees it. */
  given: (AnswerView & { included: string }) | null;
  /** The answer that is changed; amounts as the form takes them. */
  before: { price_from: string; price_to: string; included: string; begins_on: string } | null;
};

const CENTS = 100;
const amountOf = (cents: number): string => (cents / CENTS).toFixed(2).replace(/\.00$/, '');

export async function toAnswerFormView(context: ReadContext, row: ReceivedQuoteRow): Promise<AnswerFormView> {
  const viewContext = await viewContextOf(context);
  const { quote, hire, conversation, answer } = row;
  const { customerName } = conversation;
  return {
    quote: requestView(quote, viewContext, viewContext.mask),
    conversationId: conversation.id,
    customer: customerName === null ? null : viewContext.mask(customerName),
    state: askedStateOf({
      hire,
      conversationId: conversation.id,
      hasAnswer: answer !== null,
      hasCustomer: customerName !== null,
    }),
    currency: quote.currency,
    given: answer && {
      price: priceText(answer, context.t),
      beginsOn: answer.begins_on,
      included: answer.included,
    },
    before: answer && {
      price_from: amountOf(answer.price_from),
      price_to: answer.price_to === answer.price_from ? '' : amountOf(answer.price_to),
      included: answer.included,
      begins_on: answer.begins_on,
    },
  };
}
