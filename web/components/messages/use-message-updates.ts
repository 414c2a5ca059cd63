import { useQuietReload } from '../../hooks/use-quiet-reload.ts';
import { useShared } from '../../lib/page/app-context.tsx';

/** Fetches the page again when a message has arrived, or one was taken down or put back. */
export function useMessageUpdates(): void {
  const { viewer } = useShared();
  const channel = viewer && `private-users.${viewer.userId}`;
  useQuietReload({ channel, event: 'message.created' });
  useQuietReload({ channel, event: 'message.updated' });
  useQuietReload({ channel, event: 'relations.updated' });
}
