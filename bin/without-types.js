// Loaded before the server (--import): hands it its files with the types already taken out by the build. Node's own type
// stripper would stay in memory for good (docs/performance.md). Without a build of these very sources Node does it itself.
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { SERVER_SOURCES, STRIPPED, STRIPPED_STAMP, isBuiltFrom } from './sources.js';

const root = new URL('..', import.meta.url).href;

/** Where the build keeps this file of ours without its types, or null: it is not one of ours. */
function strippedCopyOf(url) {
  if (!url.startsWith(root) || !url.endsWith('.ts')) return null;
  const copy = new URL(url.slice(root.length).replace(/\.ts$/, '.js'), STRIPPED);
  return existsSync(copy) ? copy : null;
}

if (isBuiltFrom(STRIPPED_STAMP, SERVER_SOURCES))
  registerHooks({
    load: (url, context, next) => {
      const copy = strippedCopyOf(url);
      if (!copy) return next(url, context);
      return { format: 'module', source: readFileSync(copy, 'utf8'), shortCircuit: true };
    },
  });
