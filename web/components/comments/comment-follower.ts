import type { CommentsView, CommentView } from '../../../server/postings/comments/views.ts';
import { applyCommentEvent, withEvent, type CommentEvent } from './apply-comment-event.ts';

/** Comments that follow an id, the oldest first, as the API answers. */
export type ReadComments = Pick<CommentsView, 'comments' | 'pagination' | 'count'>;
export type ReadAfter = (query: { after: number; per_page: number }) => Promise<ReadComments>;

export type CommentFollower = {
  view: () => CommentsView;
  /** Takes a newer reading of the page, such as after one's own comment. */
  read: (page: CommentsView) => void;
  hear: (event: CommentEvent) => void;
  /** Reads what may have been missed. Called whenever the channel is heard (again). */
  catchUp: () => void;
  stop: () => void;
};

type Settings = {
  read: ReadAfter;
  changed: () => void;
  /** The delay before a failed reading is tried again. */
  retryMs: number;
};

/** Events kept apart from the comments, because a reading that is under way may be older. */
const EVENTS_KEPT = 100;
const EVENTS_MOST = 500;
const READ_AT_ONCE = 100;
const READINGS_MOST = 20;
const RETRIES_MOST = 5;

const isAtEnd = ({ pagination }: CommentsView): boolean => pagination.current_page === pagination.last_page;

/**
 * Keeps the comments of a page as they are now. Events change them; after a lost connection the comments from
 * the first one on are read again, and events from before that connection no longer count.
 */
export function followComments(page: CommentsView, { read, changed, retryMs }: Settings): CommentFollower {
  let base = page;
  let events: readonly CommentEvent[] = [];
  /** From before the present connection: a later event that undid one of them may have been lost. */
  let outdated: ReadonlySet<CommentEvent> = new Set();
  let shown = page;
  let isReading = false;
  let isAskedAgain = false;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const show = () => {
    shown = events.reduce((view, event) => applyCommentEvent(view, event) ?? view, base);
    changed();
  };
  const catchUp = async (): Promise<void> => {
    if (isReading || isOver) {
      isAskedAgain = true;
      return;
    }
    isReading = true;
    isAskedAgain = false;
    const before = outdated;
    try {
      const now = await readFrom(base, read);
      if (isOver) return;
      base = { ...base, ...now };
      events = events.filter((event) => !before.has(event));
      failures = 0;
      show();
    } catch {
      retryLater();
    } finally {
      isReading = false;
    }
    if (isAskedAgain) void catchUp();
  };
  const retryLater = () => {
    if (isOver || failures === RETRIES_MOST) return;
    failures += 1;
    clearTimeout(retry);
    retry = setTimeout(() => void catchUp(), retryMs * failures);
  };

  return {
    view: () => shown,
    read: (next) => {
      // A block may be new: events and the tail may have comments that the reader no longer sees.
      if (next.isFiltered) events = events.filter(({ name }) => name === 'deleted');
      base = next.isFiltered ? next : withTail(next, shown);
      show();
    },
    hear: (event) => {
      const isWhole = event.comment.body !== undefined;
      // An event is the same for everyone; only the server knows what this reader does not see.
      const isForServer = event.name !== 'deleted' && (base.isFiltered || !isWhole);
      if (!(base.isFiltered && isForServer)) {
        events = withEvent(events, event);
        show();
      }
      if (events.length > EVENTS_MOST) {
        base = shown;
        events = events.slice(-EVENTS_KEPT);
      }
      if (isForServer) void catchUp();
    },
    catchUp: () => {
      failures = 0;
      outdated = new Set(events);
      void catchUp();
    },
    stop: () => {
      isOver = true;
      clearTimeout(retry);
    },
  };
}

/** The comments from the page's first one on: to the end where the reader was there, else as many as a page has. */
async function readFrom(page: CommentsView, read: ReadAfter): Promise<Partial<CommentsView>> {
  let after = (page.comments[0]?.id ?? 1) - 1;
  if (!isAtEnd(page)) {
    const { comments, count } = await read({ after, per_page: page.pagination.per_page });
    return { comments, count };
  }
  const comments: CommentView[] = [];
  for (let reading = 1; ; reading += 1) {
    const answer = await read({ after, per_page: READ_AT_ONCE });
    comments.push(...answer.comments);
    const { count } = answer;
    const { current_page, per_page } = page.pagination;
    if (answer.pagination.last_page === 1)
      return { comments, count, pagination: { ...page.pagination, last_page: current_page } };
    // So many new ones are read page by page.
    if (reading === READINGS_MOST) {
      const last_page = current_page + Math.ceil(answer.pagination.total / per_page);
      return { comments, count, pagination: { ...page.pagination, last_page } };
    }
    after = comments.at(-1)?.id ?? after;
  }
}

/** A reading ends with its page, while the reader at the end already sees comments of the next ones. */
function withTail(next: CommentsView, shown: CommentsView): CommentsView {
  const { current_page } = next.pagination;
  const last = next.comments.at(-1)?.id;
  if (
    isAtEnd(next) ||
    !isAtEnd(shown) ||
    shown.pagination.current_page !== current_page ||
    last === undefined
  )
    return next;
  const tail = shown.comments.filter(({ id }) => id > last);
  const pagination = { ...next.pagination, last_page: current_page };
  return { ...next, comments: [...next.comments, ...tail], pagination };
}
