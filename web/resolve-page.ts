import { memo, type ComponentType } from 'react';
import { isFirstPage } from '../common/first-pages.ts';

type Page = ComponentType<Record<string, unknown>>;

const firstPages = import.meta.glob<{ default: Page }>(['./pages/home/*.tsx', './pages/contractors/*.tsx']);
const pagesWith = async (name: string) =>
  isFirstPage(name) ? firstPages : (await import('./later-pages.ts')).LATER_PAGES;

const loaded = new Map<string, Page>();

/**
 * The page component by the name the server sent. Kept, for to import it once more takes a hundredth of drawing it, and not drawn
 * again while its props stay: Inertia draws all around it a second time once it has taken the first page over.
 */
export async function resolvePage(name: string): Promise<Page> {
  const known = loaded.get(name);
  if (known) return known;
  const load = (await pagesWith(name))[`./pages/${name}.tsx`];
  if (!load) throw new Error(`There is no page ${name}`);
  const page: Page = memo((await load()).default);
  loaded.set(name, page);
  return page;
}
