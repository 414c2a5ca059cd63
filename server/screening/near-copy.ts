import { plainText } from '../core/plain-text.ts';
import { fold } from './fold.ts';

/** From here on two texts count as one: the share of their three-word runs that both have (Jaccard). */
export const NEAR_COPY_FROM = 0.8;
const WORDS_IN_A_RUN = 3;
const HASHES = 64;
const ROWS_IN_A_BAND = 4;

const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a text in plain form, folded: without case, accents and punctuation. */
export const wordsOf = (text: string): string[] => fold(plainText(text)).match(WORD) ?? [];

/** Every run of three words of a text, folded. */
export function runsOf(text: string): Set<string> {
  const words = wordsOf(text);
  if (words.length < WORDS_IN_A_RUN) return new Set(words.length === 0 ? [] : [words.join(' ')]);
  const count = words.length - WORDS_IN_A_RUN + 1;
  return new Set(
    Array.from({ length: count }, (_, start) => words.slice(start, start + WORDS_IN_A_RUN).join(' ')),
  );
}

/** Shared runs by all runs: 1 for equal texts, 0 without a shared run or for an empty text. */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((run) => other.has(run)).length;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}

/**
 * Sixteen signed 32-bit numbers of a text, for an index of candidates to compare. Texts as similar as
 * `NEAR_COPY_FROM` share one of them in 999.8 of 1,000 cases. MinHash with banding (Broder 1997; Leskovec,
 * Rajaraman, Ullman, Mining of Massive Datasets, 3.4): 1 - (1 - 0.8^4)^16.
 */
export function bandsOf(runs: ReadonlySet<string>): number[] {
  if (runs.size === 0) return [];
  const signature = new Int32Array(HASHES).fill(0x7fffffff);
  for (const run of runs) {
    const base = hashText(run);
    SEEDS.forEach((seed, index) => {
      signature[index] = Math.min(signature[index] ?? 0, mix(base ^ seed));
    });
  }
  return Array.from({ length: HASHES / ROWS_IN_A_BAND }, (_, band) =>
    signature
      .subarray(band * ROWS_IN_A_BAND, (band + 1) * ROWS_IN_A_BAND)
      .reduce((hash, row) => mix(hash ^ row), band + 1),
  );
}

const SEEDS = Int32Array.from({ length: HASHES }, (_, index) => Math.imul(index + 1, 0x9e3779b1));

/** FNV-1a, 32 bits. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash | 0;
}

/** The finaliser of MurmurHash3: every bit that goes in changes half of those that come out. */
function mix(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) | 0;
}
