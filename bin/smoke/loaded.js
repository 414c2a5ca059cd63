// Finds the imports of the server's sources that no process of the smoke test has reached.
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, normalize, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { root } from '../setup.js';
import { filesBelow } from '../sources.js';

const BUNDLE = join(root, 'dist', 'server');
const recordOf = (folder) => join(folder, 'loaded-modules');

/** The settings of a process that shall record its modules there. */
export const recordLoads = (folder) => ({
  NODE_OPTIONS: `--import=${new URL('record-loads.js', import.meta.url).href}`,
  LOADED_TO: recordOf(folder),
});

/** The modules that a source loads at their first use, as written: a package or a file beside it. */
function importsOnDemand() {
  return filesBelow(join(root, 'server'))
    .filter((file) => file.endsWith('.ts') && !file.includes('/server/commands/'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?<!typeof )\bimport\('([^']+)'\)/g)].map(([, name]) => ({
        from: relative(root, file),
        name: name.startsWith('.') ? relative(root, resolve(dirname(file), name)) : `node_modules/${name}/`,
      })),
    );
}

/** The sources of each chunk of the bundle, by the chunk's address. */
function sourcesOfChunks() {
  const maps = readdirSync(BUNDLE).filter((name) => name.endsWith('.js.map'));
  return maps.map((name) => ({
    url: pathToFileURL(join(BUNDLE, name.slice(0, -'.map'.length))).href,
    sources: JSON.parse(readFileSync(join(BUNDLE, name), 'utf8')).sources.map((source) =>
      relative(root, normalize(join(BUNDLE, source))),
    ),
  }));
}

/** The imports that no process recorded there has loaded from the build. The record begins anew. */
export function takeNeverLoaded(folder) {
  const record = recordOf(folder);
  const loaded = new Set(existsSync(record) ? readFileSync(record, 'utf8').trim().split('\n') : []);
  rmSync(record, { force: true });
  const files = [...loaded].filter((url) => url.startsWith('file:')).map((url) => fileURLToPath(url));
  const reached = [
    ...files.map((file) => relative(root, file)),
    ...sourcesOfChunks()
      .filter(({ url }) => loaded.has(url))
      .flatMap(({ sources }) => sources),
  ];
  return importsOnDemand()
    .filter(({ name }) => !reached.some((path) => path.startsWith(name)))
    .map(({ from, name }) => `${name} of ${from}`);
}
