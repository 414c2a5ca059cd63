import { BY_FOLDER, BY_PAGE } from './generated/page-namespaces.ts';

const ALWAYS = ['common', 'layout', 'toasts'];

const isForAdministrators = ([page]: [string, unknown]) => page.split('/')[0] === 'admin';
const pagesOfReaders = [...Object.entries(BY_FOLDER), ...Object.entries(BY_PAGE)].filter(
  (page) => !isForAdministrators(page),
);
/** The namespaces of every page but those of administrators; mails have others. */
export const READERS_NAMESPACES: ReadonlySet<string> = new Set([
  ...ALWAYS,
  ...pagesOfReaders.flatMap(([, namespaces]) => namespaces),
]);

/** The namespaces that the page `component` ('contractors/show') is sent. */
export function namespacesOf(component: string): readonly string[] {
  const ofFolder = BY_FOLDER[component.split('/')[0] ?? ''] ?? [];
  return [...ALWAYS, ...ofFolder, ...(BY_PAGE[component] ?? [])];
}
