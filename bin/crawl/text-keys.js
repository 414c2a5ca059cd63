// Keys of texts that a page shows instead of the texts: its component asks for a part of the catalogue that it is not sent.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.js';
import { filesBelow } from '../sources.js';

const KEYS = new Set(
  filesBelow(join(root, 'translations'))
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((text) => Array.from(text.matchAll(/^ {2}'([a-z_]+\.[\w.]+)':/gm), ([, key]) => key)),
);

/** The keys between the tags of a document, and in its labels. */
export function textKeysIn(html) {
  const shown = html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/\b(class|id|href|name|value|for)="[^"]*"/g, '');
  return [...new Set(shown.match(/[a-z_]+\.[\w.]+/g) ?? [])].filter((word) => KEYS.has(word));
}
