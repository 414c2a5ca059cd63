import { router } from '@inertiajs/react';
import { newVersion } from '../page/new-version.ts';

const FIELD = 'textarea, input, [contenteditable="true"]';

const textOf = (field: Element): string =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.value
    : (field.textContent ?? '');

/** Answers whether a field on the page holds text that its reader typed and that a reload would lose. */
function followTyping(target: Document): () => boolean {
  /** Fields that had the focus or were typed into, each with the text that it began with. */
  const seen = new Map<Element, string>();
  const note = (field: EventTarget | null, before: (field: Element) => string) => {
    if (field instanceof Element && field.matches(FIELD) && !seen.has(field)) seen.set(field, before(field));
  };
  target.addEventListener('focusin', ({ target: field }) => note(field, textOf));
  // Some programs that fill in a field give it no focus.
  target.addEventListener('input', ({ target: field }) => note(field, () => ''));
  return () => {
    for (const field of seen.keys()) if (!field.isConnected) seen.delete(field);
    return [...seen].some(([field, before]) => textOf(field).trim() !== '' && textOf(field) !== before);
  };
}

const JUST_RELOADED_MS = 60_000;

/** Two versions may answer in turn while several machines are upgraded: no page is reloaded again and again. */
function wasJustReloaded(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload' && performance.now() < JUST_RELOADED_MS;
}

/** The answer to an outdated page is a 409 with the version; one to a page of this version changes nothing. */
const askForVersion = (): void =>
  router.reload({ only: ['now'], onNetworkError: () => false, onHttpException: () => false });

/**
 * A page that is only fetched again is not reloaded while it holds typed text: not for a new version of the product,
 * which the bar offers, and not for a session that ended. A part of the page that is gone from the server is a reason to
 * ask for the version; `hasLacked`: one was missed before. Called once in a browser.
 */
export function keepTypedText(target: Document, { hasLacked = false } = {}): void {
  const hasTypedText = followTyping(target);
  let isOwnVisit = false;
  let lacksPart = false;
  // Vite's event: a part of the page could not be fetched. That of a visit counts once the visit has its address.
  window.addEventListener('vite:preloadError', () => {
    if (isOwnVisit) lacksPart = true;
    else askForVersion();
  });
  router.on('start', ({ detail: { visit } }) => {
    if (!visit.async) isOwnVisit = true;
  });
  router.on('finish', ({ detail: { visit } }) => {
    if (visit.async) return;
    isOwnVisit = false;
    if (lacksPart) askForVersion();
    lacksPart = false;
  });
  router.on('location', (event) => {
    if (isOwnVisit) return;
    const { url, versionChange } = event.detail;
    const isThisPage = url.href.split('#')[0] === window.location.href.split('#')[0];
    if (hasTypedText() || (versionChange && wasJustReloaded())) {
      event.preventDefault();
      if (versionChange) newVersion.set(() => window.location.reload());
    } else if (versionChange && isThisPage) window.location.reload();
  });
  if (hasLacked) askForVersion();
}
