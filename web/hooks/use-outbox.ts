import { useEffect, useRef } from 'react';
import { useShared } from '../lib/page/app-context.tsx';
import type { Publishing } from '../lib/offline/outbox.ts';
import { isWaiting, listUnsent } from '../lib/offline/unsent-store.ts';

type Form = Pick<Publishing, 'kind' | 'url' | 'formUrl'> & { draftName: string };
type SentItem = { title: string; body: unknown };

/** null: without a secure connection browsers make no keys, and the form is sent as any other. */
const newKey = (): string | null => globalThis.crypto.randomUUID?.() ?? null;

/** Fetched while there is a network: it is needed most when there is none. */
const loadOutbox = () => import('../lib/offline/outbox.ts');

/**
 * Publishing that survives a lost network and a closed browser: the outbox keeps the form until the server
 * has decided. `begin` gives the headers to send it with; null: it waits for the network.
 */
export function useOutbox({ draftName, ...form }: Form) {
  const owner = useShared().viewer?.profileId ?? null;
  const draftKey = `${owner}:${draftName}`;
  const key = useRef<string | null>(null);
  const settling = useRef(Promise.resolve());
  useEffect(() => void loadOutbox().catch(() => undefined), []);
  // The outbox may send an entry while the form still has its text; sending the form is the same.
  useEffect(() => {
    const adopt = async () => {
      const waiting = (await listUnsent()).find(
        (unsent) => unsent.draftKey === draftKey && isWaiting(unsent),
      );
      key.current ??= waiting?.key ?? null;
    };
    void adopt().catch(() => undefined);
  }, [draftKey]);

  const begin = async ({ title, body }: SentItem): Promise<Record<string, string> | null> => {
    await settling.current;
    const ownKey = key.current ?? newKey();
    if (owner === null || ownKey === null) return {};
    try {
      const { beginPublishing } = await loadOutbox();
      const publishing = { ...form, key: ownKey, owner, title, draftKey, body: JSON.stringify(body) };
      const begun = await beginPublishing(publishing);
      key.current = begun.key;
      return begun.headers;
    } catch {
      // The browser keeps nothing: it is sent as any other form.
      return {};
    }
  };
  const forget = async (): Promise<void> => {
    const { forgetForm } = await loadOutbox();
    await forgetForm(draftKey);
  };
  /** The server decided, or the writer starts over: nothing waits, and the form goes on under a new key. */
  const settle = (): void => {
    key.current = null;
    settling.current = forget().catch(() => undefined);
  };
  const wait = async (): Promise<void> => {
    const { waitForNetwork } = await loadOutbox();
    await waitForNetwork();
  };
  return { begin, settle, wait: () => void wait().catch(() => undefined) };
}
