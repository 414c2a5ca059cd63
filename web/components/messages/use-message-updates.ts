import { useQuietReload } from '../../hooks/use-quiet-reload.ts';
import { useShared } from '../../lib/app-context.tsx';

/** Fetches the page again when a message for the reader has arrived. */
export function useMessageUpdates(): void {
  const { viewer } = useShared();
  useQuietReload({ channel: viewer && `private-users.${viewer.userId}`, event: 'message.created' });
}
