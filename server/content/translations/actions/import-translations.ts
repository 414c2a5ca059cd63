import { parse } from 'csv-parse/sync';
import { translationProblems } from '../../../../common/format/translation-check.ts';
import { catalogue, type MessageKey } from '../../../../translations/index.ts';
import { transact, type Context } from '../../../core/context.ts';
import { invalid } from '../../../core/errors.ts';
import { textsChanged } from '../../events.ts';
import { lockTexts, shippedText, writeText, type TextPair } from '../overrides.ts';
import { TEXT_MAX_LENGTH } from '../schemas.ts';

const MOST_LINES_NAMED = 8;

type Line = { number: number; key: MessageKey; words: TextPair };

/**
 * Writes the texts of a file in the format of `/admin/translations.csv`: key, English, Mexican Spanish. It
 * writes all or none: throws InvalidInput that names the invalid lines. Answers with the number of changed
 * texts.
 */
export async function importTranslations(context: Context, { csv }: { csv: string }): Promise<number> {
  const lines = readLines(csv);
  return transact(context, async (tx) => {
    await lockTexts(tx);
    const rows = await tx.database
      .selectFrom('translations')
      .select(['key', 'english', 'mexican_spanish'])
      .execute();
    const current = new Map(rows.map((row) => [row.key, row]));
    const changed = lines.filter(({ key, words }) => {
      const now = current.get(key) ?? shippedText(key);
      return now.english !== words.english || now.mexican_spanish !== words.mexican_spanish;
    });
    for (const { key, words } of changed) await writeText(tx, key, words);
    if (changed.length > 0) tx.announce(textsChanged());
    return changed.length;
  });
}

function readLines(csv: string): Line[] {
  const rows = rowsOf(csv).slice(1);
  const lines = rows.map(([key = '', english = '', mexican_spanish = ''], index) => ({
    number: index + 2,
    key: key as MessageKey,
    words: { english: unguarded(english), mexican_spanish: unguarded(mexican_spanish) },
  }));
  const wrong = lines.filter(({ key, words }) => !isSound(key, words));
  if (lines.length === 0) throw invalid('csv', 'translations.csv_empty');
  if (wrong.length > 0)
    throw invalid('csv', 'translations.csv_wrong', {
      count: wrong.length,
      lines: wrong
        .slice(0, MOST_LINES_NAMED)
        .map(({ number, key }) => `${number} (${key.slice(0, 60)})`)
        .join(', '),
    });
  return lines;
}

function rowsOf(csv: string): string[][] {
  try {
    return parse(csv, { bom: true, relax_column_count: true, skip_empty_lines: true });
  } catch {
    throw invalid('csv', 'translations.csv_unreadable');
  }
}

/** Spreadsheets get an apostrophe before what would begin a formula (moderation/csv.ts). */
const unguarded = (cell: string): string => cell.replace(/^'(?=\s*[=+\-@])/, '');

const isSound = (key: string, words: TextPair): boolean =>
  Object.hasOwn(catalogue, key) &&
  Math.max(words.english.length, words.mexican_spanish.length) <= TEXT_MAX_LENGTH &&
  Object.keys(translationProblems(words, shippedText(key as MessageKey))).length === 0;
