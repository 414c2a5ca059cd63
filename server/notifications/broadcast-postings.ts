import { channelOf } from '../channels.ts';
import type { Database } from '../database/client.ts';
import { isExpired } from '../postings/expiry.ts';
import type { Broadcaster } from '../realtime/broadcaster.ts';
import type { Listener } from './listener.ts';

type Services = { database: Database; broadcaster: Broadcaster; clock: () => Date };

/**
 * What everybody may hear of postings, by their number alone: whoever wants the words asks for the page, which shows what may be
 * read. Nothing is sent of a change to what nobody is shown.
 */
export function postingBroadcasts({
  database,
  broadcaster,
  clock,
}: Services): Record<`posting.${string}`, Listener[]> {
  const tell = (channel: string, event: string, id: number) =>
    broadcaster.trigger([channel], event, { post: { id } });

  const updated: Listener = async ({ postingId }) => {
    const id = Number(postingId);
    if (await findShown(database, id)) await tell(channelOf.posting(id), 'post.updated', id);
  };
  const removed: Listener = ({ postingId }) =>
    tell(channelOf.posting(Number(postingId)), 'post.removed', Number(postingId));
  const created: Listener = async ({ postingId }) => {
    const id = Number(postingId);
    const shown = await findShown(database, id);
    // What has run out in the meantime is in no list.
    if (!shown || isExpired(shown.expiresAt, clock())) return;
    await tell(channelOf.feed(shown.regionId), 'post.created', id);
  };
  return {
    'posting.published': [created],
    'posting.edited': [updated],
    'posting.restored': [updated, created],
    'posting.removed': [removed],
    'posting.deleted': [removed],
  };
}

/** As it stands now, which may no longer be as it was announced; undefined: nobody is shown it. */
const findShown = (database: Database, postingId: number) =>
  database
    .selectFrom('postings')
    .select(['region_id as regionId', 'expires_at as expiresAt'])
    .where('id', '=', postingId)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
