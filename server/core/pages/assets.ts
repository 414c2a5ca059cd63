import { existsSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { isFirstPage } from '../../../common/first-pages.ts';

/** The page object of the Inertia protocol. */
export type InertiaPage = {
  component: string;
  props: Record<string, unknown>;
  url: string;
  version: string;
  flash: Record<string, unknown>;
  rescuedProps: string[];
  onceProps?: Record<string, { prop: string; expiresAt: number | null }>;
  encryptHistory?: true;
  clearHistory?: true;
};

/** A page as markup: the tags for <head>, and what the browser takes over. */
export type Drawn = { head: string; html: string };
/**
 * Draws a page on the server; null when the browser must draw it instead. `ownJson` is the page without its
 * texts, as the other thread gets it.
 */
export type RenderPage = (page: InertiaPage, ownJson: string) => Promise<Drawn | null>;

export type Assets = {
  /** Changes with every build; a client of another build is told to reload. */
  version: string;
  /** Tags for <head> that load the client, for the page `component`. */
  headTags: (component: string, nonce: string | null) => string;
};

type Manifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; isEntry?: boolean; assets?: string[] }
>;

const ENTRY = 'web/client.tsx';
const LATER_PAGES = 'web/later-pages.ts';

/** Reads the production build; without one (functional tests) pages are sent without scripts. */
export function builtAssets(dist: string): Assets {
  const path = join(dist, 'client', '.vite', 'manifest.json');
  if (!existsSync(path)) return { version: 'unbuilt', headTags: () => '' };
  const text = readFileSync(path, 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const version = createHash('sha1').update(text).digest('hex').slice(0, 12);
  const known = new Map<string, { css: string[]; modules: string[] }>();
  const filesOf = (component: string) => {
    const later = isFirstPage(component) ? [] : [LATER_PAGES];
    const entries = [ENTRY, ...later, `web/pages/${component}.tsx`];
    const files = known.get(component) ?? collectFiles(manifest, entries);
    known.set(component, files);
    return files;
  };
  const fonts = Object.values(manifest)
    .flatMap((entry) => entry.assets ?? [])
    .filter(isLatinFont);
  return {
    version,
    headTags: (component, nonce) => {
      const { css, modules } = filesOf(component);
      const entry = manifest[ENTRY]?.file ?? '';
      // Drawn by the server, a page is read before it answers: its scripts wait for style and typefaces.
      const attribute = `${nonce ? ` nonce="${nonce}"` : ''} fetchpriority="low"`;
      return [
        ...[...new Set(fonts)].map(
          (file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`,
        ),
        ...css.map((file) => `<link rel="stylesheet" href="/${file}">`),
        ...modules
          .filter((file) => file !== entry)
          .map((file) => `<link rel="modulepreload" href="/${file}"${attribute}>`),
        `<script type="module" src="/${entry}"${attribute}></script>`,
      ].join('');
    },
  };
}

const isLatinFont = (file: string) => /-latin-(?!ext)[^/]*\.woff2$/.test(file);

function collectFiles(manifest: Manifest, entries: string[]): { css: string[]; modules: string[] } {
  const css = new Set<string>();
  const modules = new Set<string>();
  const visit = (key: string) => {
    const entry = manifest[key];
    if (!entry || modules.has(entry.file)) return;
    modules.add(entry.file);
    entry.css?.forEach((file) => css.add(file));
    entry.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return { css: [...css], modules: [...modules] };
}
