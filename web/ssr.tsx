import { createInertiaApp } from '@inertiajs/react';
import type { Page } from '@inertiajs/core';
import { renderToString } from 'react-dom/server';
import { AppLayout } from './layouts/app-layout.tsx';
import { AppProviders } from './lib/app-providers.tsx';
import { pageTitle } from './lib/page-title.ts';
import { resolvePage } from './resolve-page.ts';

/** Draws one page on the server: the tags for <head>, and the markup the browser takes over. */
export async function render(page: Page): Promise<{ head: string; html: string }> {
  let html = '';
  const result = await createInertiaApp({
    page,
    resolve: resolvePage,
    title: pageTitle,
    layout: () => AppLayout,
    render: (element) => (html = renderToString(element)),
    setup: ({ App, props }) => (
      <AppProviders>
        <App {...props} />
      </AppProviders>
    ),
  });
  return { head: result.head.join(''), html };
}
