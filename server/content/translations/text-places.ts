import { readFile } from 'node:fs/promises';

type Places = { keys: Record<string, string[]>; prefixes: Record<string, string[]> };

/** Beside the server's bundle; the build writes it (bin/text-places.js). */
const FILE = 'dist/text-places.json';
const NONE: Places = { keys: {}, prefixes: {} };

/** Tells the files that say a text; none where nothing was built. */
export async function placesOf(): Promise<(key: string) => string[]> {
  const places = await readFile(FILE, 'utf8').then(
    (json) => JSON.parse(json) as Places,
    () => NONE,
  );
  return (key) => placesIn(places, key);
}

/** The files that name a key, and those that complete it from its beginning. */
export function placesIn({ keys, prefixes }: Places, key: string): string[] {
  const completed = Object.entries(prefixes)
    .filter(([prefix]) => prefix.length < key.length && key.startsWith(prefix))
    .flatMap(([, files]) => files);
  return [...new Set([...(keys[key] ?? []), ...completed])].sort();
}
