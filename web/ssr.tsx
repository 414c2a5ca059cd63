import { App } from '@inertiajs/react';
import type { Page } from '@inertiajs/core';
import { renderToString } from 'react-dom/server';
import { AppLayout } from './layouts/app-layout.tsx';
import { AppProviders } from './lib/page/app-providers.tsx';
import { pageTitle } from './lib/page/page-title.ts';
import { resolvePage } from './resolve-page.ts';

/**
 * Draws one page on the server: the tags for <head>, and the markup the browser takes over. Not by createInertiaApp,
 * which would also write out the page object that the server writes itself.
 */
export async function render(page: Page): Promise<{ head: string; html: string }> {
  let head: string[] = [];
  const component = await resolvePage(page.component);
  const html = renderToString(
    <AppProviders>
      <App
        initialPage={page}
        initialComponent={component}
        resolveComponent={resolvePage}
        titleCallback={pageTitle}
        onHeadUpdate={(elements: string[]) => (head = elements)}
        defaultLayout={() => AppLayout}
      />
    </AppProviders>,
  );
  return { head: head.join(''), html };
}
