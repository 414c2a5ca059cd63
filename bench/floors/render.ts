import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InertiaPage } from '../../server/core/pages/assets.ts';
import type { FloorFigures } from '../endpoint.ts';

const WARM_UP_PAGES = 100;

type Render = (page: InertiaPage) => Promise<{ head: string; html: string }>;

/** The page object inside a document of the product. Throws an Error where there is none. */
export function pageObjectOf(html: string): InertiaPage {
  const text = /<script data-page="app" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1];
  if (text === undefined) throw new Error('The document holds no page object.');
  return JSON.parse(text) as InertiaPage;
}

/** The pages drawn per second on one core, without other work. */
export async function measureRender(page: InertiaPage, seconds: number): Promise<FloorFigures> {
  const bundle = join(import.meta.dirname, '..', '..', 'dist', 'ssr', 'ssr.js');
  const { render } = (await import(pathToFileURL(bundle).href)) as { render: Render };
  for (let drawn = 0; drawn < WARM_UP_PAGES; drawn += 1) await render(page);
  const before = process.cpuUsage();
  const started = performance.now();
  let pages = 0;
  while (performance.now() - started < seconds * 1_000) {
    await render(page);
    pages += 1;
  }
  const elapsed = (performance.now() - started) / 1_000;
  const used = process.cpuUsage(before);
  return { requestsPerSecond: pages / elapsed, cpu: (used.user + used.system) / 1_000 / pages };
}
