import type { Pushed, WorkerScope } from './worker-scope.ts';

/** A notice as the server sends it. */
type Notice = { title: string; body: string; url: string };

/** Shows a notice. A message that cannot be read shows nothing of its own. */
export async function showNotice(worker: WorkerScope, { data }: Pushed): Promise<void> {
  const notice = data?.json() as Notice | undefined;
  if (!notice) return;
  const { title, body, url } = notice;
  await worker.registration.showNotification(title, {
    body,
    data: url,
    tag: url,
    icon: '/assets-static/icons/icon-192.png',
  });
}

/** Opens what a notice is about. Another site's address is never opened. */
export async function openNotice(worker: WorkerScope, url: unknown): Promise<void> {
  if (typeof url === 'string' && url.startsWith('/')) await worker.clients.openWindow(url);
}
