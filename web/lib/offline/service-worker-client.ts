import { route } from '../../../common/routes/route-table.ts';
import type { Message, ReadPage } from '../../worker/worker-scope.ts';
import { newVersion } from '../page/new-version.ts';

/** The interval at which an open page asks for another version. */
const ASK_EVERY_MS = 60 * 60_000;

/**
 * Registers the worker. Returns a function that reports a page to it; null where the browser or its settings
 * refuse workers.
 */
export async function startWorker(): Promise<((page: ReadPage) => void) | null> {
  const { serviceWorker } = navigator;
  const registration = (await serviceWorker.register(route('service_worker'), {
    updateViaCache: 'none',
  })) as ServiceWorkerRegistration | undefined;
  if (!registration) return null;
  noticeNewVersions(registration);
  const ready = await serviceWorker.ready;
  return (page) => {
    const message: Message = { kind: 'page', ...page };
    (registration.active ?? ready.active)?.postMessage(message);
  };
}

/** A worker that waits behind another is a new version. It takes over when the reader says so, and never by itself. */
function noticeNewVersions(registration: ServiceWorkerRegistration): void {
  const notice = (waiting: ServiceWorker | null) => {
    if (!waiting || !navigator.serviceWorker.controller) return;
    newVersion.set(() => {
      // Another tab has let it take over already.
      if (waiting.state !== 'installed') return location.reload();
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      const message: Message = { kind: 'take-over' };
      waiting.postMessage(message, []);
    });
  };
  notice(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') notice(installing);
    });
  });
  const ask = () => void registration.update().catch(() => undefined);
  setInterval(ask, ASK_EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') ask();
  });
}
