import { REVIEWS_A_DAY, REVIEWS_OF_ONE_CONTRACTOR } from '../../common/limits/text-limits.ts';
import { profilesOfMailbox } from '../accounts/mailbox.ts';
import type { ReadContext } from '../core/context.ts';
import { Refusal, conflict } from '../core/errors.ts';
import type { SignedIn } from '../core/viewer.ts';

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;

/** All accounts of the author's mailbox count, and deleted reviews too, or deleting would be a way around. */
export async function refuseFourthToday({ database, now }: ReadContext, author: SignedIn): Promise<void> {
  const { count } = await database
    .selectFrom('reviews')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('author_profile_id', 'in', profilesOfMailbox(author.userId))
    .where('created_at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  if (count < REVIEWS_A_DAY) return;
  throw new Refusal(429, 'daily_limit', 'review_form.daily_limit', { limit: REVIEWS_A_DAY });
}

/**
 * Keeps one author from filling a contractor's page. Only existing reviews count, so that deleting one makes
 * room for another.
 */
export async function refuseSeventhOfContractor(
  { database, now }: ReadContext,
  author: SignedIn,
  contractorId: number,
): Promise<void> {
  const { count } = await database
    .selectFrom('reviews')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('author_profile_id', 'in', profilesOfMailbox(author.userId))
    .where('contractor_id', '=', contractorId)
    .where('created_at', '>', new Date(now.getTime() - YEAR_MS))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count < REVIEWS_OF_ONE_CONTRACTOR) return;
  throw conflict('review_form.yearly_limit', { limit: REVIEWS_OF_ONE_CONTRACTOR });
}
