// Lists the sources of each build and tells whether a build is older than they are.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

export const PAGE_SOURCES = [
  'web',
  'common',
  'translations',
  'vite.config.ts',
  'package-lock.json',
  'bin/build.js',
];
export const SERVER_SOURCES = [
  'server',
  'common',
  'content',
  'translations',
  'package-lock.json',
  'bin/build-server.js',
];

/** Every file below a folder, in a fixed order; a file is itself. */
export function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** A hash of the names and bytes of these files and folders of the project. */
export function stampOf(sources) {
  const hash = createHash('sha1');
  for (const file of sources.flatMap((source) => filesBelow(join(root, source))))
    hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Whether the stamp there says that the build beside it was made from these sources as they are now. */
export function isBuiltFrom(stampFile, sources) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOf(sources);
}
