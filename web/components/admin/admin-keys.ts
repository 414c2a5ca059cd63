import { useEffect, useRef } from 'react';

/** Keys of the admin pages, each with its action. */
export type AdminKeys = Readonly<Record<string, () => void>>;

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'defaultPrevented' | 'repeat'
> & {
  target: EventTarget | null;
};
const TYPING = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]';
/** A layer over the page receives the keys alone. */
const FLOATING = '[role=dialog], [role=alertdialog], details[open].menu';

/** The single letter of a shortcut: null while a field has the focus or a modifier is pressed. */
export function pressedKey(event: Pressed): string | null {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return null;
  if (event.key.length !== 1) return null;
  const { target } = event;
  const isWriting = hasClosest(target) && target.closest(`${TYPING}, ${FLOATING}`) !== null;
  return isWriting ? null : event.key.toLowerCase();
}

const hasClosest = (target: EventTarget | null): target is Element =>
  target !== null && 'closest' in target && typeof target.closest === 'function';

/** Listens to the whole page. A key that is kept pressed may move but not decide: only `j` and `k` repeat. */
export function useAdminKeys(keys: AdminKeys): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const key = pressedKey(event);
      if (key === null || (event.repeat && !['j', 'k'].includes(key))) return;
      if (document.querySelector('[role=dialog], [role=alertdialog]')) return;
      const act = current.current[key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
