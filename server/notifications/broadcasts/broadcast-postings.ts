import { channelOf } from '../../channels.ts';
import type { Database } from '../../database/client.ts';
import { isPublic } from '../../conditions/public-rows.ts';
import { isExpired } from '../../postings/expiry.ts';
import type { Broadcaster } from '../../realtime/broadcaster.ts';

type OfPosting = { postingId: number };
type Services = { database: Database; broadcaster: Broadcaster; clock: () => Date };

/**
 * Broadcasts postings by their id alone. A client fetches the page for the text, which shows only what its
 * reader may see. Changes to hidden postings are not sent.
 */
export function postingBroadcasts({ database, broadcaster, clock }: Services) {
  const tell = (channel: string, event: string, id: number, ...others: string[]) =>
    broadcaster.trigger([channel, ...others], event, { post: { id } });
  return {
    postingUpdated: async ({ postingId: id }: OfPosting): Promise<void> => {
      if (await findShown(database, id)) await tell(channelOf.posting(id), 'post.updated', id);
    },
    postingRemoved: ({ postingId: id }: OfPosting) => tell(channelOf.posting(id), 'post.removed', id),
    postingCreated: async ({ postingId: id }: OfPosting): Promise<void> => {
      const shown = await findShown(database, id);
      // A posting that has expired meanwhile is in no list.
      if (!shown || isExpired(shown.expiresAt, clock())) return;
      await tell(channelOf.feed(shown.regionId), 'post.created', id, channelOf.feedOfAll);
    },
  };
}

/** Its present state, which may have changed since the announcement; undefined: it is hidden. */
const findShown = (database: Database, postingId: number) =>
  database
    .selectFrom('postings')
    .select(['region_id as regionId', 'expires_at as expiresAt'])
    .where('id', '=', postingId)
    .where(isPublic('postings'))
    .executeTakeFirst();
