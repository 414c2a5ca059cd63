import './styles/app.css';
import { startTransition } from 'react';
import { XhrHttpClient } from '@inertiajs/core';
import { createInertiaApp } from '@inertiajs/react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { AppLayout } from './layouts/app-layout.tsx';
import { AppProviders } from './lib/page/app-providers.tsx';
import { csrfCookieIn } from './lib/csrf-cookie.ts';
import { startClient } from './lib/page/startup.ts';
import { pageTitle } from './lib/page/page-title.ts';
import { NotShown } from './components/layout/error-boundary.tsx';
import { resolvePage } from './resolve-page.ts';

let isTakenOver = false;

/**
 * The first page is drawn already, and stays when its code fails to load. Its links and forms need no script.
 */
const resolve = (name: string) => (isTakenOver ? resolvePage(name).catch(() => NotShown) : resolvePage(name));

/** Notes from now on whether a part of the page is gone from the server; answers so, once the notes end. */
function noteGoneParts(): () => boolean {
  let hasLacked = false;
  const note = (): void => void (hasLacked = true);
  window.addEventListener('vite:preloadError', note);
  return () => {
    window.removeEventListener('vite:preloadError', note);
    return hasLacked;
  };
}

void createInertiaApp({
  resolve,
  title: pageTitle,
  layout: () => AppLayout,
  // The name of the cookie follows the connection: a server behind a tunnel may not know of https.
  http: {
    request: (sent) => new XhrHttpClient({ xsrfCookieName: csrfCookieIn(document.cookie) }).request(sent),
  },
  progress: { includeCSS: false, showSpinner: false },
  setup: ({ el, App, props }) => {
    if (!el) throw new Error('the document has no #app');
    isTakenOver = true;
    startClient(props.initialPage);
    // Nothing is typed before it is there, so the page does not wait for it.
    const endNoting = noteGoneParts();
    void import('./lib/drafts/typed-text.ts').then(
      ({ keepTypedText }) => keepTypedText(document, { hasLacked: endNoting() }),
      () => undefined,
    );
    const tree = (
      <AppProviders>
        <App {...props} />
      </AppProviders>
    );
    // In short steps, between which the page scrolls: it can be read already.
    if (el.hasAttribute('data-server-rendered')) startTransition(() => void hydrateRoot(el, tree));
    else createRoot(el).render(tree);
  },
});
