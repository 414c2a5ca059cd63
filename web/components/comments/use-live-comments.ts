import { useEffect, useState, useSyncExternalStore } from 'react';
import { REFETCH_DELAY_MS } from '../../../common/constants.ts';
import type { CommentsView } from '../../../server/postings/comments/views.ts';
import { useQuietReload } from '../../hooks/use-quiet-reload.ts';
import { useShared } from '../../lib/page/app-context.tsx';
import { callApi } from '../../lib/api.ts';
import { whenLive } from '../../lib/live/live.ts';
import type { SentComment } from './apply-comment-event.ts';
import { followComments, type ReadComments } from './comment-follower.ts';

const NAMES = ['created', 'updated', 'deleted'] as const;
const nothing = () => undefined;

/** The comments of a posting as they are now: those of the page, and what came since. */
export function useLiveComments(postingId: number, comments: CommentsView): CommentsView {
  const [{ follower, subscribe }] = useState(() => createStore(postingId, comments));
  const { viewer } = useShared();
  // Neither side of a new block sees the other's comments from then on.
  useQuietReload({ channel: viewer && `private-users.${viewer.userId}`, event: 'relations.updated' });
  useEffect(() => follower.read(comments), [follower, comments]);
  useEffect(() => {
    const stopHearing = whenLive((live) => {
      const stops = NAMES.map((name, index) => {
        // Comments may have come between the page and the connection, too.
        const begun = index === 0 ? follower.catchUp : nothing;
        return live.hear(
          `posts.${postingId}`,
          `comment.${name}`,
          (payload) => follower.hear({ name, comment: (payload as { comment: SentComment }).comment }),
          begun,
          begun,
        );
      });
      return () => stops.forEach((stop) => stop());
    });
    return () => {
      stopHearing();
      follower.stop();
    };
  }, [follower, postingId]);
  return useSyncExternalStore(subscribe, follower.view, () => comments);
}

function createStore(postingId: number, comments: CommentsView) {
  const listeners = new Set<() => void>();
  const follower = followComments(comments, {
    read: (query) => callApi<ReadComments>('api.posts.comments', { id: postingId }, { query, quiet: true }),
    changed: () => listeners.forEach((listener) => listener()),
    retryMs: REFETCH_DELAY_MS,
  });
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { follower, subscribe };
}
