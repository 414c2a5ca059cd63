import { useState } from 'react';
import { useShared } from '../lib/app-context.tsx';
import { askForSync, refreshOutbox } from '../lib/outbox.ts';
import { headersOf } from '../lib/send-unsent.ts';
import { listUnsent, keepUnsent, removeUnsent, type Unsent } from '../lib/unsent-store.ts';

type Form = Pick<Unsent, 'kind' | 'url' | 'formUrl'> & { draftName: string };
/** null: without a secure connection browsers make no keys, and the form is sent as any other. */
const newKey = (): string | null => globalThis.crypto.randomUUID?.() ?? null;

type Sent = { title: string; body: unknown };

/**
 * Publishing that survives a lost network and a killed browser: the form is in the outbox before it is sent, and goes once
 * the server has decided. `begin` gives the headers to send it with; null: it waits for the network.
 */
export function useOutbox({ kind, url, formUrl, draftName }: Form) {
  const owner = useShared().viewer?.profileId ?? null;
  const [key, setKey] = useState(newKey);

  const begin = async ({ title, body }: Sent): Promise<Record<string, string> | null> => {
    if (owner === null || key === null) return {};
    const draftKey = `${owner}:${draftName}`;
    const all = await listUnsent().catch(() => []);
    // Sent before and not answered: its key tells the server so.
    const same = all.find((unsent) => unsent.draftKey === draftKey && unsent.problem === null);
    const unsent = {
      key: same?.key ?? key,
      body: JSON.stringify(body),
      problem: null,
      owner,
      kind,
      title,
      url,
      formUrl,
      draftKey,
    };
    const isKept = await keepUnsent(unsent).then(
      () => true,
      () => false,
    );
    if (!isKept) return {};
    for (const old of all)
      if (old.draftKey === draftKey && old.key !== unsent.key) await removeUnsent(old.key);
    setKey(unsent.key);
    if (navigator.onLine) return headersOf(unsent);
    await wait();
    return null;
  };
  /** The server has published it, or says what is wrong: the form has the matter again, under a new key. */
  const settle = async (): Promise<void> => {
    if (key !== null) await removeUnsent(key).catch(() => undefined);
    setKey(newKey());
    await refreshOutbox().catch(() => undefined);
  };
  const wait = async (): Promise<void> => {
    await refreshOutbox().catch(() => undefined);
    await askForSync().catch(() => undefined);
  };
  return { begin, settle, wait };
}
