import { router } from '@inertiajs/react';
import { useEffect, useState } from 'react';
import type { CommentsView } from '../../../server/postings/comments/views.ts';
import { whenLive } from '../../lib/live.ts';
import { applyCommentEvent, withEvent, type CommentEvent, type SentComment } from './apply-comment-event.ts';

const NAMES = ['created', 'updated', 'deleted'] as const;
/** More would be kept only by a page that stays open for days. */
const EVENTS_MAX = 500;

/**
 * The comments of a posting as they are now: those of the page, and what came since. Events are kept when the page is read
 * again, because one may be newer than that reading.
 */
export function useLiveComments(postingId: number, comments: CommentsView): CommentsView {
  const [events, setEvents] = useState<readonly CommentEvent[]>([]);
  useEffect(
    () =>
      whenLive((live) => {
        const add = (event: CommentEvent) => {
          // An event is the same for everyone; the server leaves out whom this reader does not see.
          if (comments.isFiltered && event.name !== 'deleted') return router.reload({ only: ['comments'] });
          setEvents((before) => withEvent(before, event).slice(-EVENTS_MAX));
          if (event.name !== 'deleted' && event.comment.body === undefined)
            router.reload({ only: ['comments'] });
        };
        const stops = NAMES.map((name) =>
          live.hear(
            `posts.${postingId}`,
            `comment.${name}`,
            (payload) => add({ name, comment: (payload as { comment: SentComment }).comment }),
            // The page is read again by the posting's own listener.
            () => undefined,
          ),
        );
        return () => stops.forEach((stop) => stop());
      }),
    [postingId, comments.isFiltered],
  );
  return events.reduce((view, event) => applyCommentEvent(view, event) ?? view, comments);
}
