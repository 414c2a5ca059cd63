import { CSRF_COOKIES } from '../lib/csrf-cookie.ts';
import { createIndexedDraftStore } from '../lib/drafts/draft-store.ts';
import { send, toSend } from '../lib/offline/send-unsent.ts';
import { listUnsent, putUnsent, removeUnsent } from '../lib/offline/unsent-store.ts';

type CookieStore = { get: (name: string) => Promise<{ value: string } | null> };

/**
 * Background Sync: the browser wakes the worker when the network is back, also with no page open. The browsers that do have a
 * cookie store, too. Throws where something still waits, so that the browser tries again.
 */
export async function sendLater(reader: number | null): Promise<void> {
  const { cookieStore } = globalThis as unknown as { cookieStore?: CookieStore };
  if (reader === null || !cookieStore) return;
  const [first, former] = await Promise.all(CSRF_COOKIES.map((name) => cookieStore.get(name)));
  const token = decodeURIComponent((first ?? former)?.value ?? '');
  for (const unsent of toSend(await listUnsent(), reader, Date.now())) {
    const sending = await send(unsent, token);
    if (sending.outcome === 'waits') throw new Error('no answer yet');
    if (sending.outcome === 'refused') await putUnsent({ ...unsent, problem: sending.problem });
    else {
      await removeUnsent(unsent.key);
      await createIndexedDraftStore().remove(unsent.draftKey);
    }
  }
}
