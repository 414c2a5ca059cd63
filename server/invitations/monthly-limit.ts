import { entitlementsFor, refuseAbovePlan } from '../billing/entitlements.ts';
import type { ReadContext } from '../core/context.ts';
import type { SignedIn } from '../core/viewer.ts';

export type MonthlyUse = { used: number; limit: number };

const monthStart = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));

/** The number of the plan's invitations used since the first of the month, UTC. Those that were withdrawn count. */
export async function monthlyUse(
  { database, now }: ReadContext,
  viewer: SignedIn,
  profileId: number,
): Promise<MonthlyUse> {
  const { limits } = await entitlementsFor(database, viewer);
  return { used: await countSince(database, profileId, monthStart(now)), limit: limits.invitations_a_month };
}

/** Throws the 403 that names the plan where so many more are too many for the month. */
export async function refuseAboveMonth(
  { database, now }: ReadContext,
  viewer: SignedIn,
  { profileId, wanted }: { profileId: number; wanted: number },
): Promise<void> {
  const entitlements = await entitlementsFor(database, viewer);
  const used = await countSince(database, profileId, monthStart(now));
  refuseAbovePlan(entitlements, 'invitations_a_month', used + wanted);
}

async function countSince(
  database: ReadContext['database'],
  profileId: number,
  since: Date,
): Promise<number> {
  const { count } = await database
    .selectFrom('invitations')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('from_profile_id', '=', profileId)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
