import { sql } from 'kysely';
import { BAD_WORDS_MAX_COUNT } from '../../../common/constants.ts';
import type { Language } from '../../../common/format/language.ts';
import { foldEntry } from '../../../common/text/word-mask.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { badWordsChanged } from '../events.ts';

type NewWords = { language: Language; words: readonly string[] };

/**
 * Adds to the list of a language what is not on it. Two words that differ in capitals or accents only are one: the first
 * stays. Answers with how many were new and how many were there. Throws InvalidInput when the list would get too long.
 */
export async function addBadWords(
  context: Context,
  { language, words }: NewWords,
): Promise<{ added: number; known: number }> {
  return transact(context, async (tx) => {
    const current = await lockWords(tx, language);
    const fresh = newOnes(words, current);
    if (current.size + fresh.length > BAD_WORDS_MAX_COUNT)
      throw invalid('words', 'admin_lists.word_list_full', { maximum: BAD_WORDS_MAX_COUNT });
    if (fresh.length > 0) {
      await tx.database
        .insertInto('bad_words')
        .values(fresh.map((word) => ({ word, language })))
        .execute();
      tx.announce(badWordsChanged());
    }
    return { added: fresh.length, known: words.length - fresh.length };
  });
}

/**
 * The words of a language as they are compared. Locks the table, so that none is added until the transaction
 * ends.
 */
async function lockWords({ database }: ReadContext, language: Language): Promise<Set<string>> {
  await sql`lock table bad_words in share row exclusive mode`.execute(database);
  const rows = await database
    .selectFrom('bad_words')
    .select('word')
    .where('language', '=', language)
    .execute();
  return new Set(rows.map(({ word }) => foldEntry(word)));
}

function newOnes(words: readonly string[], current: ReadonlySet<string>): string[] {
  const seen = new Set(current);
  return words.filter((word) => {
    const folded = foldEntry(word);
    if (seen.has(folded)) return false;
    seen.add(folded);
    return true;
  });
}
