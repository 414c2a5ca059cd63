import { QUOTE_ANSWERS_MAX, QUOTE_BEGINS_WITHIN_DAYS } from '../../../common/quotes.ts';
import type { Currency } from '../../../common/format/currencies.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { checkTogether } from '../../core/check-together.ts';
import { conflict, invalid, Refusal } from '../../core/errors.ts';
import type { SignedIn } from '../../core/viewer.ts';
import { lockAuthor, refuseTooManyMessages } from '../../messages/limits.ts';
import { refuseBlocked, refuseClosed } from '../../messages/queries/addressee.ts';
import { lockConversation } from '../../messages/queries/find-conversation.ts';
import { screenMessage } from '../../messages/screen-message.ts';
import { writeMessage } from '../../messages/write-message.ts';
import { lockQuote, receivedQuote, type ReceivedQuoteRow } from '../queries/received-quote.ts';

export type NewAnswer = {
  id: number;
  /** Cents; `priceTo` null: a fixed price. */
  priceFrom: number;
  priceTo: number | null;
  /** Those that the amounts name, by field. */
  currencies: Readonly<Record<'price_from' | 'price_to', Currency | null | undefined>>;
  included: string;
  /** YYYY-MM-DD */
  beginsOn: string;
};

const DAY_MS = 86_400_000;

/**
 * Answers a request with a price, or changes the answer, as a message of its conversation. The same answer again is not
 * sent again. Throws 404 for others' requests, 409 once somebody was hired or the customer is gone, 422 and 429.
 */
export async function answerQuote(context: Context, viewer: SignedIn, answer: NewAnswer): Promise<void> {
  const priceTo = answer.priceTo ?? answer.priceFrom;
  await transact(context, async (tx) => {
    await lockAuthor(tx, viewer.profileId);
    await lockQuote(tx, answer.id);
    const { conversation, hire, answer: before, quote } = await receivedQuote(tx, viewer, answer.id);
    if (hire !== null) throw conflict('quotes.hired_meanwhile');
    if (conversation.customerName === null) throw conflict('messages.other_left');
    await refuseClosed(tx, conversation.contractorId);
    await refuseBlocked(tx, conversation.contractorId, conversation.customerProfileId);
    if (isSame(before, { ...answer, priceTo })) return;
    await refuseTooManyMessages(tx, viewer.profileId);
    await refuseTooManyAnswers(tx, answer.id, conversation.id);
    const { customerLastId, contractorLastId } = await lockConversation(tx, conversation.id);
    const knowEachOther = customerLastId > 0 && contractorLastId > 0;
    await checkTogether([
      () => refuseOtherOrder(answer),
      () => refuseFarDays(answer.beginsOn, tx.now),
      () => refuseOtherCurrency(answer, quote.currency),
      () => screenMessage(tx, { field: 'included', text: answer.included, knowEachOther }),
    ]);
    await insertAnswer(tx, viewer, { ...answer, priceTo, conversationId: conversation.id });
  });
}

function refuseOtherOrder({ priceFrom, priceTo }: NewAnswer): void {
  if (priceTo !== null && priceTo < priceFrom) throw invalid('price_to', 'quotes.price_order');
}

/** Throws 422 for an amount in pesos where dollars are asked for, and the other way round. */
function refuseOtherCurrency({ currencies }: NewAnswer, currency: Currency): void {
  for (const field of ['price_from', 'price_to'] as const)
    if ((currencies[field] ?? currency) !== currency)
      throw invalid(field, 'quotes.other_currency', { currency });
}

/** A day anywhere on earth: the calendars of the two differ from UTC by up to a day. */
function refuseFarDays(beginsOn: string, now: Date): void {
  const day = Date.parse(beginsOn);
  if (day < now.getTime() - 2 * DAY_MS) throw invalid('begins_on', 'quotes.day_is_over');
  if (day > now.getTime() + QUOTE_BEGINS_WITHIN_DAYS * DAY_MS)
    throw invalid('begins_on', 'quotes.day_too_far', { days: QUOTE_BEGINS_WITHIN_DAYS });
}

const isSame = (
  before: ReceivedQuoteRow['answer'],
  { priceFrom, priceTo, included, beginsOn }: NewAnswer,
): boolean =>
  before?.price_from === priceFrom &&
  before.price_to === priceTo &&
  before.included === included &&
  before.begins_on === beginsOn;

async function refuseTooManyAnswers(
  { database }: ReadContext,
  id: number,
  conversationId: number,
): Promise<void> {
  const answers = await database
    .selectFrom('quote_answers as a')
    .innerJoin('messages as m', 'm.id', 'a.message_id')
    .select('a.id')
    .where('a.quote_request_id', '=', id)
    .where('m.conversation_id', '=', conversationId)
    .execute();
  if (answers.length >= QUOTE_ANSWERS_MAX)
    throw new Refusal(429, 'daily_limit', 'quotes.too_many_answers', { maximum: QUOTE_ANSWERS_MAX });
}

async function insertAnswer(
  tx: ReadContext,
  viewer: SignedIn,
  answer: NewAnswer & { priceTo: number; conversationId: number },
): Promise<void> {
  const messageId = await writeMessage(tx, {
    conversationId: answer.conversationId,
    authorProfileId: viewer.profileId,
    isFromContractor: true,
    body: answer.included,
  });
  await tx.database
    .insertInto('quote_answers')
    .values({
      quote_request_id: answer.id,
      message_id: messageId,
      price_from: answer.priceFrom,
      price_to: answer.priceTo,
      begins_on: answer.beginsOn,
      created_at: tx.now,
    })
    .execute();
}
