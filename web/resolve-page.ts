import type { ComponentType, ReactNode } from 'react';

type Page = ComponentType<Record<string, unknown>> & { layout?: (page: ReactNode) => ReactNode };

const pages = import.meta.glob<{ default: Page }>(['./pages/**/*.tsx']);

/** The page component by the name the server sent. */
export async function resolvePage(name: string): Promise<Page> {
  const load = pages[`./pages/${name}.tsx`];
  if (!load) throw new Error(`There is no page ${name}`);
  return (await load()).default;
}
