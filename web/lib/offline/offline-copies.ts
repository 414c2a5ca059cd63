import type { ReadPage } from '../../worker/worker-scope.ts';
import { whenAttended } from '../live/attention.ts';
import { whenIdle } from '../live/idle.ts';
import { setOutboxReader } from './unsent.ts';

/** By then a slow phone is through with its first page. */
const UNATTENDED_MS = 8_000;

let latest: ReadPage | null = null;
let tell: ((page: ReadPage) => void) | null = null;

/**
 * Starts the service worker once the page is idle, and reports each page to it. It keeps the last
 * contractors' pages for offline reading. A failed start shows no message, because the product works without
 * it.
 */
export function followForOffline(page: ReadPage): void {
  const isFirst = latest === null;
  latest = page;
  if (tell) tell(page);
  else if (isFirst && 'serviceWorker' in navigator && import.meta.env.PROD)
    whenAttended(() => whenIdle(() => void open().catch(() => undefined)), UNATTENDED_MS);
}

/** Once idle, sends what this reader published without a network (web/lib/offline/outbox.ts). Another reader sees none of it. */
export function followOutbox(reader: number | null): void {
  setOutboxReader(reader);
  const begin = async () => {
    const { openOutbox } = await import('./outbox.ts');
    await openOutbox();
  };
  if (reader !== null) whenIdle(() => void begin().catch(() => undefined));
}

async function open(): Promise<void> {
  const { startWorker } = await import('./service-worker-client.ts');
  tell = await startWorker();
  if (latest) tell?.(latest);
}
