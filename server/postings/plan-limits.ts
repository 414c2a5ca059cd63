import type { ReadContext } from '../core/context.ts';
import { entitlementsFor, refuseAbovePlan } from '../billing/entitlements.ts';
import { isHomeowner, type SignedIn } from '../core/viewer.ts';
import { isListedPosting } from '../conditions/public-rows.ts';

const monthStart = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));

/** Throws the 403 that names the plan where a contractor's postings of this month, UTC, are used up. Deleted ones count. */
export async function refuseAboveMonth(
  { database, now }: ReadContext,
  viewer: SignedIn,
  authorProfileId: number,
): Promise<void> {
  if (viewer.role === 'admin' || isHomeowner(viewer)) return;
  const { count } = await database
    .selectFrom('postings')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('author_profile_id', '=', authorProfileId)
    .where('created_at', '>=', monthStart(now))
    .executeTakeFirstOrThrow();
  const entitlements = await entitlementsFor(database, viewer, now);
  refuseAbovePlan(entitlements, 'postings_a_month', Number(count) + 1);
}

/** Throws the 403 that names the plan where one more pinned posting is too many. */
export async function refuseAbovePins(
  { database, now }: ReadContext,
  viewer: SignedIn,
  authorProfileId: number,
): Promise<void> {
  const { count } = await database
    .selectFrom('postings')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('author_profile_id', '=', authorProfileId)
    .where('pinned_at', 'is not', null)
    .where(isListedPosting('postings', now))
    .executeTakeFirstOrThrow();
  const entitlements = await entitlementsFor(database, viewer, now);
  refuseAbovePlan(entitlements, 'pinned_postings', Number(count) + 1);
}
