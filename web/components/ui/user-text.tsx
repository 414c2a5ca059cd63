import { useSyncExternalStore } from 'react';
import { wordMask } from '../../lib/bad-words.ts';

/**
 * A user's text with listed words masked. It is drawn again only if a fresh list masks something in it, which
 * is rare. Right-to-left words leave the ones around them in their order. Line breaks are kept by `className="whitespace-pre-line"` around it.
 */
export function UserText({ text }: { text: string }) {
  const masked = useSyncExternalStore(
    wordMask.subscribe,
    () => wordMask.get()(text),
    () => text,
  );
  return <bdi>{masked}</bdi>;
}
