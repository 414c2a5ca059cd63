import type { AskedState, QuoteState } from '../../common/quotes.ts';
import type { HireRow } from './queries/latest-answer.ts';

export function quoteStateOf({ hire, hasAnswer }: { hire: HireRow | null; hasAnswer: boolean }): QuoteState {
  if (hire !== null) return hire.confirmedAt === null ? 'hired' : 'confirmed';
  return hasAnswer ? 'answered' : 'sent';
}

/** For the contractor of `conversationId`; closed: its customer is gone. */
export function askedStateOf({
  hire,
  conversationId,
  hasAnswer,
  hasCustomer,
}: {
  hire: HireRow | null;
  conversationId: number;
  hasAnswer: boolean;
  hasCustomer: boolean;
}): AskedState {
  if (hire !== null && hire.conversationId !== conversationId) return 'other_hired';
  if (hire !== null) return hire.confirmedAt === null ? 'hired' : 'confirmed';
  if (!hasCustomer) return 'closed';
  return hasAnswer ? 'answered' : 'open';
}
