import { useEffect, useState, type RefObject } from 'react';

/**
 * Keeps the form around `tx` from being sent during uploads, which would be lost. Tells whether a sending
 * was tried, until the last upload has finished.
 */
export function useHoldSubmit(inside: RefObject<HTMLElement | null>, busy: boolean): boolean {
  const [tried, setTried] = useState(false);
  useEffect(() => {
    const form = inside.current?.closest('form');
    if (!busy || !form) return undefined;
    // On the form itself, before the page's own handler, which listens further out, hears of it.
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      setTried(true);
    };
    form.addEventListener('submit', hold);
    return () => {
      form.removeEventListener('submit', hold);
      setTried(false);
    };
  }, [inside, busy]);
  return tried;
}
