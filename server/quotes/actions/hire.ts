import { QUOTE_HIRES_MAX, REVIEW_ASKED_AFTER_DAYS } from '../../../common/quotes.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, notFound, Refusal } from '../../core/errors.ts';
import type { SignedIn } from '../../core/viewer.ts';
import { refuseBlocked, refuseClosed } from '../../messages/queries/addressee.ts';
import { quoteWithAnswers, type AskedRow } from '../queries/quote-with-answers.ts';
import { lockQuote, receivedQuote } from '../queries/received-quote.ts';

const DAY_MS = 86_400_000;

export type NewHire = {
  id: number;
  conversationId: number;
  /** The answer on the customer's screen; null: none. */
  answerId: number | null;
};

/**
 * The customer says who was hired; the others learn that somebody was. Answers the contractor's name. The same again changes nothing.
 * Throws 403 where one has blocked the other, 404 for another user's request, 409 where the answer was changed or somebody else was hired meanwhile, 429.
 */
export async function hireContractor(context: Context, viewer: SignedIn, hire: NewHire): Promise<string> {
  return transact(context, async (tx) => {
    await lockQuote(tx, hire.id);
    const { asked, hire: current } = await quoteWithAnswers(tx, { id: hire.id, profileId: viewer.profileId });
    const hired = asked.find(({ conversationId }) => conversationId === hire.conversationId);
    if (!hired) throw notFound();
    if (current?.conversationId === hire.conversationId) return hired.name;
    if (current !== null) throw conflict('quotes.hired_before');
    if ((hired.answer?.id ?? null) !== hire.answerId)
      throw conflict('quotes.answer_changed', { name: hired.name });
    await refuseClosed(tx, hired.id);
    await refuseBlocked(tx, viewer.profileId, hired.id);
    await refuseTooManyHires(tx, hire.id);
    const { id } = await tx.database
      .insertInto('quote_hires')
      .values({
        quote_request_id: hire.id,
        conversation_id: hire.conversationId,
        answer_id: hire.answerId,
        hired_at: tx.now,
        review_due_at: reviewDueAt(hired, tx.now),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    tx.announce({ name: 'quote.hired', hireId: id });
    return hired.name;
  });
}

function reviewDueAt({ answer }: AskedRow, now: Date): Date {
  const begins = answer === null ? 0 : Date.parse(answer.begins_on);
  return new Date(Math.max(begins, now.getTime()) + REVIEW_ASKED_AFTER_DAYS * DAY_MS);
}

async function refuseTooManyHires({ database }: ReadContext, id: number): Promise<void> {
  const hires = await database
    .selectFrom('quote_hires')
    .select('id')
    .where('quote_request_id', '=', id)
    .execute();
  if (hires.length >= QUOTE_HIRES_MAX) throw new Refusal(429, 'daily_limit', 'quotes.too_many_hires');
}

/** The customer takes it back; the contractor who was hired learns it. Without a hire nothing changes. Throws 404. */
export async function withdrawHire(context: Context, viewer: SignedIn, id: number): Promise<void> {
  await transact(context, async (tx) => {
    await lockQuote(tx, id);
    const { hire } = await quoteWithAnswers(tx, { id, profileId: viewer.profileId });
    if (hire === null) return;
    await tx.database
      .updateTable('quote_hires')
      .set({ withdrawn_at: tx.now })
      .where('id', '=', hire.id)
      .execute();
    tx.announce({ name: 'quote.hire_withdrawn', hireId: hire.id });
  });
}

/** The contractor says that it was hired, too. Twice changes nothing. Throws 404, and 409 where another one was hired or nobody. */
export async function confirmHire(context: Context, viewer: SignedIn, id: number): Promise<void> {
  await transact(context, async (tx) => {
    await lockQuote(tx, id);
    const { hire, conversation } = await receivedQuote(tx, viewer, id);
    if (hire?.conversationId !== conversation.id) throw conflict('quotes.not_hired');
    if (hire.confirmedAt !== null) return;
    await tx.database
      .updateTable('quote_hires')
      .set({ confirmed_at: tx.now })
      .where('id', '=', hire.id)
      .execute();
    tx.announce({ name: 'quote.hire_confirmed', hireId: hire.id });
  });
}
