import { memo, type ComponentType } from 'react';
import { isFirstPage } from '../common/first-pages.ts';

type PageComponent = ComponentType<Record<string, unknown>>;

const firstPages = import.meta.glob<{ default: PageComponent }>([
  './pages/home/*.tsx',
  './pages/contractors/*.tsx',
]);
const pagesWith = async (name: string) =>
  isFirstPage(name) ? firstPages : (await import('./later-pages.ts')).LATER_PAGES;

const loaded = new Map<string, PageComponent>();

/**
 * The page component by the server's name. It is cached, because another import costs a hundredth of drawing
 * it. It is not drawn again with the same props: Inertia draws around it twice after hydration.
 */
export async function resolvePage(name: string): Promise<PageComponent> {
  const known = loaded.get(name);
  if (known) return known;
  const load = (await pagesWith(name))[`./pages/${name}.tsx`];
  if (!load) throw new Error(`There is no page ${name}`);
  const page: PageComponent = memo((await load()).default);
  loaded.set(name, page);
  return page;
}
