import { translationProblems } from '../../../../common/format/translation-check.ts';
import type { MessageKey } from '../../../../translations/index.ts';
import { transact, type Context } from '../../../core/context.ts';
import { conflict } from '../../../core/errors.ts';
import { textsChanged } from '../../events.ts';
import { currentText, lockTexts, shippedText } from '../overrides.ts';

/** Takes the last change of a text back. Throws a 409 where it is not the last one any more. */
export async function undoTranslation(
  context: Context,
  { key, version }: { key: MessageKey; version: number },
): Promise<void> {
  await transact(context, async (tx) => {
    await lockTexts(tx);
    const { version: last } = await currentText(tx, key);
    if (last !== version) throw conflict('translations.changed_meanwhile');
    const { database } = tx;
    const change = await database
      .deleteFrom('translation_changes')
      .where('id', '=', version)
      .returning(['english', 'mexican_spanish', 'edited_at'])
      .executeTakeFirstOrThrow();
    // The product's own words may be others by now, and those before may not fit them any more.
    const shipped = shippedText(key);
    const fits = Object.keys(translationProblems(change, shipped)).length === 0;
    const words = change.edited_at !== null && fits ? change : { ...shipped, edited_at: null };
    await database.updateTable('translations').set(words).where('key', '=', key).execute();
    tx.announce(textsChanged());
  });
}
