// Lists the places of each text of the product in dist/text-places.json, for the administrators' list of
// translations.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from './sources.js';

const FOLDERS = ['common', 'server', 'web'];
const KEY = /'([a-z_]+\.[\w.-]+)'/g;
const COMPLETED = /`([a-z_]+\.[\w.-]*)\$\{/g;

/** Keys that files name, and beginnings of keys that files complete, each with the files: `{keys, prefixes}`. */
export function scanPlaces(root) {
  const places = { keys: {}, prefixes: {} };
  for (const path of FOLDERS.flatMap((folder) => filesBelow(join(root, folder)))) {
    if (!/\.tsx?$/.test(path)) continue;
    const text = readFileSync(path, 'utf8');
    add(places.keys, text.matchAll(KEY), relative(root, path));
    add(places.prefixes, text.matchAll(COMPLETED), relative(root, path));
  }
  return places;
}

function add(places, found, path) {
  for (const name of new Set([...found].map(([, name]) => name))) (places[name] ??= []).push(path);
}

export function writePlaces(root) {
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, 'dist', 'text-places.json'), JSON.stringify(scanPlaces(root)));
}
