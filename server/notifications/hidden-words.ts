import type { Translate } from '../../common/format/translator.ts';
import { createPassageFinder, hiddenPassages } from '../content/hidden-passages.ts';
import type { Queryable } from '../database/client.ts';

type Hide = (text: string, t: Translate) => string;

/** Notices and mails name texts by their titles; words that are hidden until decided are not sent with them. */
export async function hiderOfWords(database: Queryable): Promise<Hide> {
  const finder = createPassageFinder(await hiddenPassages({ database }));
  return (text, t) => (finder === null ? text : finder.replaceIn(text, t('hidden_passages.placeholder')));
}

type WithParams = { params: Record<string, string | number> };

/** The same notices, their parameters without hidden words. */
export async function withoutHiddenWords<Row extends WithParams>(
  database: Queryable,
  rows: readonly Row[],
  translateFor: (row: Row) => Translate,
): Promise<Row[]> {
  if (rows.length === 0) return [];
  const hide = await hiderOfWords(database);
  return rows.map((row) => {
    const t = translateFor(row);
    const params = Object.entries(row.params).map(([name, value]) => [
      name,
      typeof value === 'string' ? hide(value, t) : value,
    ]);
    return { ...row, params: Object.fromEntries(params) as Row['params'] };
  });
}
