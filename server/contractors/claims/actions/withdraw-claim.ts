import { transact, type Context } from '../../../core/context.ts';
import { unauthenticated } from '../../../core/errors.ts';
import { claimWithdrawn } from '../events.ts';
import { lockOwnClaim } from '../queries/lock-claim.ts';

/** Takes back one's own open claim. Throws 404 where there is none any more. */
export async function withdrawClaim(context: Context, slug: string): Promise<void> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  await transact(context, async ({ database, now, announce }) => {
    const claim = await lockOwnClaim(database, { userId: viewer.userId, slug });
    await database
      .updateTable('contractor_claims')
      .set({ state: 'withdrawn', closed_at: now, code_hash: null })
      .where('id', '=', claim.id)
      .execute();
    announce(claimWithdrawn(claim.id));
  });
}
