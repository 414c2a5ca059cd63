import './styles/app.css';
import { startTransition } from 'react';
import { createInertiaApp } from '@inertiajs/react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { AppLayout } from './layouts/app-layout.tsx';
import { AppProviders } from './lib/app-providers.tsx';
import { startClient } from './lib/startup.ts';
import { pageTitle } from './lib/page-title.ts';
import { resolvePage } from './resolve-page.ts';

void createInertiaApp({
  resolve: resolvePage,
  title: pageTitle,
  layout: () => AppLayout,
  progress: { includeCSS: false, showSpinner: false },
  setup: ({ el, App, props }) => {
    if (!el) throw new Error('the document has no #app');
    startClient(props.initialPage);
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
