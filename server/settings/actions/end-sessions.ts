import { sessionEnded } from '../../accounts/events.ts';
import { transact, type Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import type { SignedIn } from '../../core/viewer.ts';

/** Logs one browser or program out, with the tokens made from it. Throws `notFound()` also for another user's. */
export async function endOneSession(
  context: Context,
  { userId }: SignedIn,
  { id }: { id: number },
): Promise<void> {
  await transact(context, async (tx) => {
    const ended = await tx.database
      .deleteFrom('sessions')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('parent_session_id', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!ended) throw notFound();
    tx.announce(sessionEnded(userId));
  });
}

/** Logs everything out but the browser that asks. */
export async function endOtherSessions(
  context: Context,
  { userId, sessionId }: SignedIn,
): Promise<{ ended: number }> {
  return transact(context, async (tx) => {
    const ended = await tx.database
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .where('id', '<>', sessionId)
      .where('parent_session_id', 'is distinct from', sessionId)
      .returning('id')
      .execute();
    tx.announce(sessionEnded(userId));
    return { ended: ended.length };
  });
}
