import { translationProblems, type TranslationProblem } from '../../../../common/format/translation-check.ts';
import { transact, type Context } from '../../../core/context.ts';
import { conflict, InvalidInput, type FieldProblem } from '../../../core/errors.ts';
import { textsChanged } from '../../events.ts';
import { currentText, lockTexts, shippedText, writeText } from '../overrides.ts';
import type { EditedTranslation } from '../schemas.ts';

/**
 * Replaces a text of the product by an administrator's, in both languages. Throws InvalidInput for broken
 * placeholders or plurals. Throws a 409 where another administrator changed the text meanwhile.
 */
export async function updateTranslation(
  context: Context,
  { key, version, english, mexican_spanish }: EditedTranslation,
): Promise<void> {
  const words = { english, mexican_spanish };
  const problems = Object.entries(translationProblems(words, shippedText(key)));
  if (problems.length > 0)
    throw new InvalidInput(
      Object.fromEntries(problems.map(([field, problem]) => [field, [toFieldProblem(problem)]])),
    );
  await transact(context, async (tx) => {
    await lockTexts(tx);
    const before = await currentText(tx, key);
    if (before.version !== version) throw conflict('translations.changed_meanwhile');
    if (before.english === english && before.mexican_spanish === mexican_spanish) return;
    await writeText(tx, key, words);
    tx.announce(textsChanged());
  });
}

export const toFieldProblem = ({ problem, ...params }: TranslationProblem): FieldProblem => ({
  key: `translations.problem_${problem}`,
  params,
});
