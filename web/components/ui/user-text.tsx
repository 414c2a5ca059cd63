import { useSyncExternalStore } from 'react';
import { wordMask } from '../../lib/bad-words.ts';

/**
 * What a person wrote, with listed words masked; a text that a fresh list hides nothing of, as nearly all, is not drawn again. Line
 * breaks are kept by `className="whitespace-pre-line"` around it.
 */
export function UserText({ text }: { text: string }) {
  const masked = useSyncExternalStore(
    wordMask.subscribe,
    () => wordMask.get()(text),
    () => text,
  );
  return <>{masked}</>;
}
