import type { WordMask } from '../../common/text/word-mask.ts';
import { localStore, type LocalStore } from './local-storage.ts';
import { createStore } from './store.ts';

export const showAsWritten: WordMask = (text) => text;

/** Hides listed words; the server has already done so with the list it knew. */
export const wordMask = createStore<WordMask>(showAsWritten);

/** Takes up the list kept from the last visit, until the fresh one is there. */
export async function maskWithStoredBadWords(store: LocalStore = localStore): Promise<void> {
  const words = parseList(store.read('badWords'));
  if (words) await maskWith(words);
}

/** Stores a fetched list and masks with it from now on. An answer that is no list of texts is ignored. */
export async function takeBadWords(answer: unknown, store: LocalStore = localStore): Promise<void> {
  if (!isListOfTexts(answer)) return;
  const stored = JSON.stringify(answer);
  if (stored === store.read('badWords') && wordMask.get() !== showAsWritten) return;
  store.write('badWords', stored);
  await maskWith(answer);
}

let latest: readonly string[] = [];

/** Fetched with the first list: the server has masked what a page begins with. Without a network the page stays as it is. */
async function maskWith(words: readonly string[]): Promise<void> {
  latest = words;
  const code = await import('../../common/text/word-mask.ts').catch(() => null);
  // A fresher list may have come meanwhile.
  if (code && latest === words) wordMask.set(code.createWordMask(words));
}

function parseList(stored: string | null): string[] | null {
  if (stored === null) return null;
  try {
    const list: unknown = JSON.parse(stored);
    return isListOfTexts(list) ? list : null;
  } catch {
    return null;
  }
}

function isListOfTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
