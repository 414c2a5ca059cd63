// Reads package-lock.json: one entry for each folder below node_modules.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every package of a lockfile: its name, its folder, and what npm wrote about it. */
export function packagesOf(lock) {
  return Object.entries(lock.packages ?? {})
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({ ...entry, path, folder: path.split('node_modules/').at(-1) }))
    .map((entry) => ({ ...entry, alias: entry.name, name: entry.folder, holder: holderOf(lock, entry) }));
}

/** The package in whose archive a bundled one lies, where one says that it bundles it. */
function holderOf({ packages }, { path, folder }) {
  const holder = packages[path.slice(0, path.lastIndexOf('/node_modules/'))];
  return holder?.bundleDependencies?.includes(folder) ? holder : undefined;
}

/** The license in the manifest of an installed package, where the lockfile has none. */
export const installedLicense = (root) => (path) => {
  const file = join(root, path, 'package.json');
  if (!existsSync(file)) return undefined;
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof license === 'string') return license;
  const types = [licenses ?? []].flat().map((one) => (typeof one === 'string' ? one : one.type));
  return types.length > 0 ? types.join(' OR ') : undefined;
};

/** The names in the first column of a table, `@a/{b,c}` written out. */
export function namesIn(documentation) {
  const cells = documentation.split('\n').flatMap((line) => /^\| ([^|]+) \|/.exec(line)?.[1] ?? []);
  return new Set(cells.flatMap((cell) => splitOutside(cell).flatMap(writtenOut)));
}

const splitOutside = (cell) => cell.replace(/ \([^)]*\)/g, '').split(/, (?![^{]*\})/);

function writtenOut(name) {
  const [, before, choices, after] = /^(.*)\{(.+)\}(.*)$/.exec(name.trim()) ?? [];
  if (choices === undefined) return [name.trim()];
  return choices.split(',').map((choice) => before + choice.trim() + after);
}
