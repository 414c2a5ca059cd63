import { router } from '@inertiajs/react';

/**
 * Writes the place on the page into the history before each visit. Inertia writes it 100 ms after the last scroll, so Back would
 * miss a scroll that a click follows at once.
 */
export function keepScrollPlace(): void {
  router.on('before', ({ detail: { visit } }) => {
    const { history, scrollX: left, scrollY: top } = window;
    const state = history.state as { page?: unknown } | null;
    if (visit.async || !state?.page) return;
    history.replaceState({ ...state, documentScrollPosition: { top, left } }, '');
  });
}
