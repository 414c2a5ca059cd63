import { useShared } from '../lib/page/app-context.tsx';
import { useQuietReload } from './use-quiet-reload.ts';

/** Fetches the page again when a review of the reader's, or of their business, has changed. */
export function useReviewUpdates(): void {
  const { viewer } = useShared();
  useQuietReload({ channel: viewer && `private-users.${viewer.userId}`, event: 'review.updated' });
}
