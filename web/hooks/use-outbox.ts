import { useEffect, useState } from 'react';
import { useShared } from '../lib/app-context.tsx';
import type { Publishing } from '../lib/outbox.ts';

type Form = Pick<Publishing, 'kind' | 'url' | 'formUrl'> & { draftName: string };
type Sent = { title: string; body: unknown };

/** null: without a secure connection browsers make no keys, and the form is sent as any other. */
const newKey = (): string | null => globalThis.crypto.randomUUID?.() ?? null;

/** Fetched while there is a network: it is needed most when there is none. */
const loadOutbox = () => import('../lib/outbox.ts');

/**
 * Publishing that survives a lost network and a killed browser: the form is in the outbox before it is sent, and goes once
 * the server has decided. `begin` gives the headers to send it with; null: it waits for the network.
 */
export function useOutbox({ draftName, ...form }: Form) {
  const owner = useShared().viewer?.profileId ?? null;
  const [key, setKey] = useState(newKey);
  useEffect(() => void loadOutbox().catch(() => undefined), []);

  const begin = async ({ title, body }: Sent): Promise<Record<string, string> | null> => {
    if (owner === null || key === null) return {};
    try {
      const { beginPublishing } = await loadOutbox();
      const publishing = { ...form, key, owner, title, body: JSON.stringify(body) };
      const begun = await beginPublishing({ ...publishing, draftKey: `${owner}:${draftName}` });
      setKey(begun.key);
      return begun.headers;
    } catch {
      // The browser keeps nothing: it is sent as any other form.
      return {};
    }
  };
  /** The server has published it, or says what is wrong: the form has the matter again, under a new key. */
  const settle = async (): Promise<void> => {
    const settled = key;
    setKey(newKey());
    if (settled === null) return;
    const { dismiss } = await loadOutbox();
    await dismiss(settled);
  };
  const wait = async (): Promise<void> => {
    const { waitForNetwork } = await loadOutbox();
    await waitForNetwork();
  };
  const quietly = (work: () => Promise<void>) => () => void work().catch(() => undefined);
  return { begin, settle: quietly(settle), wait: quietly(wait) };
}
