import { route } from '../../common/routes/route-table.ts';
import deviceNotices from '../../translations/mails/device-notices.ts';
import { lastReader } from './copies.ts';
import type { Pushed, WorkerScope } from './worker-scope.ts';

/** A notice as the server sends it. */
type Notice = { title: string; body: string; url: string };

/** Shows a notice. One that is empty or cannot be read still says that something is new: browsers ask for a notice each time. */
export async function showNotice(worker: WorkerScope, { data }: Pushed): Promise<void> {
  const { title, body, url } = readNotice(data) ?? (await plainNotice());
  await worker.registration.showNotification(title, {
    body,
    data: url,
    tag: url,
    icon: '/assets-static/icons/icon-192.png',
  });
}

/** Opens what a notice is about. Another site's address is never opened. */
export async function openNotice(worker: WorkerScope, url: unknown): Promise<void> {
  if (typeof url === 'string' && isOwnPath(url)) await worker.clients.openWindow(url);
}

const isOwnPath = (url: string): boolean => /^\/(?![/\\])/.test(url);

function readNotice(data: Pushed['data']): Notice | null {
  try {
    const { title, body, url } = (data?.json() ?? {}) as Partial<Record<keyof Notice, unknown>>;
    const isText = typeof title === 'string' && title.trim() !== '' && typeof body === 'string';
    return isText && typeof url === 'string' && isOwnPath(url) ? { title, body, url } : null;
  } catch {
    return null;
  }
}

async function plainNotice(): Promise<Notice> {
  const reader = await lastReader().catch(() => null);
  const inLanguage = reader?.language === 'mexican_spanish' ? 1 : 0;
  return {
    title: deviceNotices['device_notice.title'][inLanguage].replace('{name}', reader?.site ?? 'Plumbline'),
    body: deviceNotices['device_notice.body'][inLanguage],
    url: route('notifications.index'),
  };
}
