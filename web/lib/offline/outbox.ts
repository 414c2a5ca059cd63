import { createIndexedDraftStore } from '../drafts/draft-store.ts';
import { csrfToken } from '../http.ts';
import { headersOf, send, toSend } from './send-unsent.ts';
import { say } from '../page/texts.ts';
import { toastError, toastSuccess } from '../page/toasts.ts';
import { outboxReader, unsentHere } from './unsent.ts';
import { isWaiting, keepUnsent, listUnsent, putUnsent, removeUnsent, type Unsent } from './unsent-store.ts';

const SYNC_TAG = 'unsent';
/** Browsers say "online" before a request gets through. */
const SETTLES_IN_MS = 3_000;
type Syncing = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } };

let isListening = false;

/** Shows what waits for the reader, and sends it now and whenever the network is back. */
export async function openOutbox(): Promise<void> {
  if (!isListening) addEventListener('online', sendWhenBack);
  isListening = true;
  await sendAll();
}

function sendWhenBack(): void {
  void sendAll();
  setTimeout(() => void sendAll(), SETTLES_IN_MS);
}

async function refreshOutbox(): Promise<void> {
  const all = await listUnsent();
  unsentHere.set(all.filter(({ owner }) => owner === outboxReader()));
}

/** Its writer has read why it was refused. The draft stays in its form. */
export async function dismiss(key: string): Promise<void> {
  await removeUnsent(key);
  await refreshOutbox();
}

/** The form has the matter again, or its writer threw it away: nothing of it is sent any more. */
export async function forgetForm(draftKey: string): Promise<void> {
  for (const unsent of await listUnsent()) if (unsent.draftKey === draftKey) await removeUnsent(unsent.key);
  await refreshOutbox();
}

/** One tab sends at a time; the server would do each once all the same. */
async function sendAll(): Promise<void> {
  await navigator.locks.request('plumbline-outbox', async () => {
    const reader = outboxReader();
    if (reader === null || !navigator.onLine) return;
    for (const unsent of toSend(await listUnsent(), reader, Date.now()))
      if (outboxReader() !== reader || !(await sendOne(unsent))) break;
  });
  await refreshOutbox();
}

/** False: no answer, so the rest would get none either. */
async function sendOne(unsent: Unsent): Promise<boolean> {
  const sending = await send(unsent, csrfToken());
  if (sending.outcome === 'waits') return false;
  if (sending.outcome === 'refused') {
    await putUnsent({ ...unsent, problem: sending.problem });
    toastError(sending.problem);
    return true;
  }
  await removeUnsent(unsent.key);
  await createIndexedDraftStore().remove(unsent.draftKey);
  toastSuccess(sending.message || say('layout.unsent_published', { title: unsent.title }));
  return true;
}

/** Asks the browser to wake the service worker when the network is back, where it can. */
async function askForSync(): Promise<void> {
  const registration = (await navigator.serviceWorker?.getRegistration()) as Syncing | undefined;
  await registration?.sync?.register(SYNC_TAG).catch(() => undefined);
}

export type Publishing = Omit<Unsent, 'savedAt' | 'problem'>;

/**
 * Puts a form into the outbox before it is sent. `key` is that of an earlier unanswered sending, if any.
 * `headers` is null where it waits for the network.
 */
export async function beginPublishing(
  publishing: Publishing,
): Promise<{ key: string; headers: Record<string, string> | null }> {
  const all = await listUnsent();
  const ofForm = all.filter(({ draftKey }) => draftKey === publishing.draftKey);
  const same = ofForm.find(isWaiting);
  const unsent = { ...publishing, key: same?.key ?? publishing.key, problem: null };
  await keepUnsent(unsent);
  for (const old of ofForm) if (old.key !== unsent.key) await removeUnsent(old.key);
  if (navigator.onLine) return { key: unsent.key, headers: headersOf(unsent) };
  await waitForNetwork();
  return { key: unsent.key, headers: null };
}

/** Shows that it waits, and has it sent when the network is back. */
export async function waitForNetwork(): Promise<void> {
  await refreshOutbox();
  await askForSync();
}
