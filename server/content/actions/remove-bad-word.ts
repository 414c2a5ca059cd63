import type { Language } from '../../../common/format/language.ts';
import { transact, type Context } from '../../core/context.ts';
import { conflict } from '../../core/errors.ts';
import { badWordsChanged } from '../events.ts';

/** Removes one word from the list of a language. Throws a 409 where another administrator did so already. */
export async function removeBadWord(
  context: Context,
  { language, word }: { language: Language; word: string },
): Promise<void> {
  await transact(context, async (tx) => {
    const removed = await tx.database
      .deleteFrom('bad_words')
      .where('language', '=', language)
      .where('word', '=', word)
      .returning('word')
      .executeTakeFirst();
    if (!removed) throw conflict('admin_lists.word_gone', { word });
    tx.announce(badWordsChanged());
  });
}
