import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, unauthenticated } from '../../core/errors.ts';
import { isListed } from '../expiry.ts';
import { refuseAbovePins } from '../plan-limits.ts';
import { factsOf, lockPosting, type LockedPosting } from '../queries/lock-posting.ts';

type OnePosting = { postingId: number };

/**
 * Puts an own posting first on its author's page; no other list changes. Pinned already, nothing happens. Throws a 403 above
 * the plan, and a 409 for a posting that is in no list.
 */
export const pinPosting = (context: Context, { postingId }: OnePosting): Promise<void> =>
  change(context, postingId, async (tx, posting) => {
    const { viewer } = tx;
    if (!viewer) throw unauthenticated();
    if (!isListed(posting, tx.now)) throw conflict('postings.pin_not_listed');
    if (posting.pinnedAt !== null) return false;
    await refuseAbovePins(tx, viewer, posting.authorProfileId);
    await setPinned(tx, postingId, tx.now);
    return true;
  });

/** Takes the place at the top back. */
export const unpinPosting = (context: Context, { postingId }: OnePosting): Promise<void> =>
  change(context, postingId, async (tx, { pinnedAt }) => {
    if (pinnedAt === null) return false;
    await setPinned(tx, postingId, null);
    return true;
  });

type Change = (tx: ReadContext, posting: LockedPosting) => Promise<boolean>;

async function change(context: Context, postingId: number, apply: Change): Promise<void> {
  await transact(context, async (tx) => {
    const { authorProfileId } = await lockPosting(tx, postingId);
    // Two pins of one author do not overlap.
    await tx.database
      .selectFrom('profiles')
      .select('id')
      .where('id', '=', authorProfileId)
      .forNoKeyUpdate()
      .execute();
    const posting = await lockPosting(tx, postingId);
    if (await apply(tx, posting)) tx.announce({ name: 'posting.pinned', ...factsOf(posting) });
  });
}

const setPinned = ({ database }: ReadContext, postingId: number, pinnedAt: Date | null) =>
  database.updateTable('postings').set({ pinned_at: pinnedAt }).where('id', '=', postingId).execute();
