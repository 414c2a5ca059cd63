import type { WordMask } from '../../common/text/word-mask.ts';
import type { ReadContext } from '../core/context.ts';
import { ratableUntil } from '../invitations/ratings/rating-window.ts';
import { openPartnerRatings, openQuotes } from './queries/work-waiting.ts';

/** A request for a quote that needs a price, or a hire that needs the contractor's yes. */
export type QuoteWaiting = {
  id: number;
  trade: string;
  customer: string;
  /** ISO 8601 */
  asked_at: string;
  needs: 'price' | 'confirmation';
};
/** A job with another business that is to be rated until `due_at`, ISO 8601. */
export type RatingWaiting = { invitation_id: number; other: string; trade: string; due_at: string };
export type WorkWaiting = { quotes: QuoteWaiting[]; ratings: RatingWaiting[] };

/** Work of a business that waits for its answer; nothing without one. */
export async function workWaiting(
  context: ReadContext,
  contractorId: number | null,
  mask: WordMask,
): Promise<WorkWaiting> {
  if (contractorId === null) return { quotes: [], ratings: [] };
  const { language } = context;
  const [quotes, ratings] = await Promise.all([
    openQuotes(context, contractorId),
    openPartnerRatings(context, contractorId),
  ]);
  return {
    quotes: quotes.map(({ id, trade, customer, createdAt, hire }) => ({
      id,
      trade: trade[language],
      customer: mask(customer),
      asked_at: createdAt.toISOString(),
      needs: hire === null ? 'price' : 'confirmation',
    })),
    ratings: ratings.map(({ id, other, trade, endsOn }) => ({
      invitation_id: id,
      other: mask(other),
      trade: trade[language],
      due_at: ratableUntil(endsOn).toISOString(),
    })),
  };
}
