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

/** Attributes that a reader sees or hears. */
const READ = /\b(?:title|alt|placeholder|aria-label|aria-description)="([^"]*)"/g;

/** The keys between the tags of a document, and in its labels. */
export function textKeysIn(html) {
  const drawn = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
  const labels = Array.from(drawn.matchAll(READ), ([, label]) => label);
  const words = [drawn.replace(/<[^>]*>/g, ' '), ...labels].join(' ').match(/[a-z_]+\.[\w.]+/g) ?? [];
  return [...new Set(words)].filter((word) => KEYS.has(word));
}
