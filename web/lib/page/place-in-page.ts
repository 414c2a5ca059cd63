import { router } from '@inertiajs/react';
import { leavePath } from './previous-path.ts';

/** Keeps the reader's place through visits: the scroll position for Back, and the focus. */
export function keepPlaceInPage(): void {
  keepScrollPlace();
  keepFocus();
}

/**
 * Writes the place on the page into the history before each visit. Inertia writes it 100 ms after the last scroll, so Back would
 * miss a scroll that a click follows at once.
 */
function keepScrollPlace(): void {
  router.on('before', ({ detail: { visit } }) => {
    const { history, scrollX: left, scrollY: top } = window;
    const state = history.state as { page?: unknown } | null;
    if (visit.async || !state?.page) return;
    leavePath(window.location.pathname);
    history.replaceState({ ...state, documentScrollPosition: { top, left } }, '');
  });
}

/**
 * Moves the focus into the page after a visit that removed the focused element: a screen reader would otherwise begin
 * again at the top of the document.
 */
function keepFocus(): void {
  router.on('finish', ({ detail: { visit } }) => {
    if (visit.async || !visit.completed) return;
    // The page of the answer is drawn by then, and its own choice of focus comes first.
    setTimeout(() => {
      if (document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true });
    });
  });
}
