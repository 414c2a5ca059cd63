import type { Currency } from '../../common/format/currencies.ts';
import type { Language } from '../../common/format/language.ts';
import type { AskedState, QuoteSide, QuoteState } from '../../common/quotes.ts';
import {
  toContractorCard,
  tradesOf,
  viewContextOf,
  type ContractorCard,
  type ViewContext,
} from '../contractors/views.ts';
import type { ReadContext } from '../core/context.ts';
import type { Pagination } from '../core/pagination.ts';
import {
  priceText,
  toAnswerView,
  toQuoteView,
  type AnswerView,
  type PriceRow,
  type QuoteView,
} from '../messages/quote-facts.ts';
import { askedStateOf, quoteStateOf } from './states.ts';
import type { ReceivedQuote, SentQuote } from './queries/list-quotes.ts';
import type { AskedRow, QuoteAnswers } from './queries/quote-with-answers.ts';

/** A request with its text, in the words of its author. */
export type RequestView = QuoteView & { description: string; at: string };
export type AskedView = ContractorCard & {
  conversationId: number;
  hasWritten: boolean;
  /** Words of contractors are masked; `at` as ISO 8601 UTC. */
  answer:
    | (AnswerView & { id: number; included: string; language: Language; at: string; isChanged: boolean })
    | null;
};
export type QuoteAnswersView = {
  quote: RequestView;
  state: QuoteState;
  hired: { conversationId: number; name: string; slug: string; at: string } | null;
  asked: AskedView[];
};
export type SentQuoteLine = {
  id: number;
  trade: string;
  place: string;
  at: string;
  state: QuoteState;
  /** Each contractor with its price; null: no price yet. */
  asked: { name: string; price: string | null; isHired: boolean }[];
};
export type ReceivedQuoteLine = {
  id: number;
  conversationId: number;
  trade: string;
  place: string;
  at: string;
  state: AskedState;
  /** Null: a former member. */
  customer: string | null;
  price: string | null;
};
export type QuotesView = {
  side: QuoteSide;
  /** Whether the reader runs a business, which has a list of its own. */
  hasBusiness: boolean;
  sent: SentQuoteLine[];
  received: ReceivedQuoteLine[];
  pagination: Pagination;
};
const tradeName = (tradeId: number, viewContext: ViewContext): string =>
  tradesOf([tradeId], viewContext)[0]?.name ?? '';

/** The text is masked for everyone but its author. */
export const requestView = (
  { description, createdAt, ...quote }: QuoteAnswers['quote'],
  viewContext: ViewContext,
  mask: (text: string) => string = (text) => text,
): RequestView => ({
  ...toQuoteView(quote, viewContext),
  description: mask(description),
  at: createdAt.toISOString(),
});

export async function toQuoteAnswersView(
  context: ReadContext,
  { quote, hire, asked }: QuoteAnswers,
): Promise<QuoteAnswersView> {
  const viewContext = await viewContextOf(context);
  const hired = asked.find(({ conversationId }) => conversationId === hire?.conversationId);
  return {
    quote: requestView(quote, viewContext),
    state: quoteStateOf({ hire, hasAnswer: asked.some(({ answer }) => answer !== null) }),
    hired:
      hire === null || hired === undefined
        ? null
        : {
            conversationId: hire.conversationId,
            name: viewContext.mask(hired.name),
            slug: hired.slug,
            at: new Date(hire.hiredAt).toISOString(),
          },
    asked: asked.map((row) => askedView(context, row, viewContext)),
  };
}

function askedView({ t }: ReadContext, row: AskedRow, viewContext: ViewContext): AskedView {
  const { conversationId, hasWritten, answer } = row;
  return {
    ...toContractorCard(row, viewContext),
    conversationId,
    hasWritten,
    answer: answer && {
      ...toAnswerView(answer, t),
      id: answer.id,
      included: viewContext.mask(answer.included),
      language: answer.language,
      at: new Date(answer.created_at).toISOString(),
      isChanged: answer.isChanged,
    },
  };
}

const priceOrNull = (
  price: Omit<PriceRow, 'currency'> | null,
  currency: Currency,
  { t }: ReadContext,
): string | null =>
  price && priceText({ price_from: price.price_from, price_to: price.price_to, currency }, t);

export async function toSentLines(
  context: ReadContext,
  rows: readonly SentQuote[],
): Promise<SentQuoteLine[]> {
  const viewContext = await viewContextOf(context);
  return rows.map(({ id, trade_id: tradeId, place, currency, createdAt, hire, asked }) => ({
    id,
    trade: tradeName(tradeId, viewContext),
    place,
    at: createdAt.toISOString(),
    state: quoteStateOf({ hire, hasAnswer: asked.some(({ price }) => price !== null) }),
    asked: asked.map(({ name, conversationId, price }) => ({
      name: viewContext.mask(name),
      price: priceOrNull(price, currency, context),
      isHired: hire?.conversationId === conversationId,
    })),
  }));
}

export async function toReceivedLines(
  context: ReadContext,
  rows: readonly ReceivedQuote[],
): Promise<ReceivedQuoteLine[]> {
  const viewContext = await viewContextOf(context);
  const { mask } = viewContext;
  return rows.map(
    ({ id, trade_id: tradeId, place, currency, createdAt, customer, price, hire, conversationId }) => ({
      id,
      conversationId,
      trade: tradeName(tradeId, viewContext),
      place: mask(place),
      at: createdAt.toISOString(),
      state: askedStateOf({
        hire,
        conversationId,
        hasAnswer: price !== null,
        hasCustomer: customer !== null,
      }),
      customer: customer === null ? null : mask(customer),
      price: priceOrNull(price, currency, context),
    }),
  );
}
