import type { Language } from '../../../common/format/language.ts';
import type { ReadContext } from '../../core/context.ts';
import { reviewableMonths } from '../qualification.ts';
import type { ReviewedContractor } from './find-contractor.ts';
import type { ExistingReview, ReviewFormOptions, TradeOption } from '../views.ts';

/** The form's choices: the contractor's own trades first, and the months a review may be about. */
export async function reviewFormOptions(
  context: ReadContext,
  contractor: Pick<ReviewedContractor, 'tradeIds'> | null,
): Promise<ReviewFormOptions> {
  const trades = await listTrades(context);
  const ownIds = contractor?.tradeIds ?? [];
  return {
    ownTrades: trades.filter((trade) => ownIds.includes(trade.id)),
    otherTrades: trades.filter((trade) => !ownIds.includes(trade.id)),
    months: reviewableMonths(context.now),
  };
}

async function listTrades({ database, language }: ReadContext): Promise<TradeOption[]> {
  const name: Language = language;
  return database
    .selectFrom('trades')
    .select(['id', `${name} as name`])
    .orderBy('position')
    .execute();
}

/** The viewer's live reviews of a contractor, so that the page can lead to one instead of a second. */
export async function ownReviewsOf(
  { database, viewer }: ReadContext,
  contractorId: number,
): Promise<ExistingReview[]> {
  if (!viewer) return [];
  const rows = await database
    .selectFrom('reviews')
    .select(['id', 'job_month'])
    .where('author_profile_id', '=', viewer.profileId)
    .where('contractor_id', '=', contractorId)
    .where('deleted_at', 'is', null)
    .orderBy('job_month', 'desc')
    .execute();
  return rows.map(({ id, job_month }) => ({ id, month: job_month.slice(0, 'YYYY-MM'.length) }));
}
