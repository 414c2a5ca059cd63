import { router } from '@inertiajs/react';

/**
 * Moves the focus into the page after a visit that removed the focused element: a screen reader would otherwise begin
 * again at the top of the document.
 */
export function keepFocusInPage(): void {
  router.on('finish', ({ detail: { visit } }) => {
    if (visit.async || !visit.completed) return;
    // The page of the answer is drawn by then, and its own choice of focus comes first.
    setTimeout(() => {
      if (document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true });
    });
  });
}
