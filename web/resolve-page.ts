import { memo, type ComponentType } from 'react';

type Page = ComponentType<Record<string, unknown>>;

const pages = import.meta.glob<{ default: Page }>(['./pages/**/*.tsx']);

const loaded = new Map<string, Page>();

/**
 * The page component by the name the server sent. Kept, for to import it once more takes a hundredth of drawing it, and not drawn
 * again while its props stay: Inertia draws all around it a second time once it has taken the first page over.
 */
export async function resolvePage(name: string): Promise<Page> {
  const known = loaded.get(name);
  if (known) return known;
  const load = pages[`./pages/${name}.tsx`];
  if (!load) throw new Error(`There is no page ${name}`);
  const page: Page = memo((await load()).default);
  loaded.set(name, page);
  return page;
}
