import type { WordMask } from '../../common/text/word-mask.ts';
import { showAsWritten, wordMask } from '../lib/bad-words.ts';
import { useStore } from '../lib/store.ts';

/** Hides listed words; follows the list when a fresh one arrives. */
export function useWordMask(): WordMask {
  return useStore(wordMask, showAsWritten);
}
