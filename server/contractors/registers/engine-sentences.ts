import type { MessageParams } from '../../../common/format/messages.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { MessageKey } from '../../../translations/index.ts';

type Sentence = readonly [RegExp, MessageKey, ...string[]];

/** Reasons, notes and problems of the engine, which speaks English to the terminal, and their texts in both languages. */
const SENTENCES: readonly Sentence[] = [
  [/^has no name$/, 'registers.reason.no_name'],
  [/^has a name of more than (\d+) letters$/, 'registers.reason.long_name', 'maximum'],
  [/^names a state we do not know, "(.*)"$/, 'registers.reason.unknown_state', 'state'],
  [/^names no state$/, 'registers.reason.no_state'],
  [/^is a total or a note, not a \w+$/, 'registers.reason.footer'],
  [/^repeats the names of the columns$/, 'registers.reason.header_again'],
  [/^is longer than 64 KB$/, 'registers.reason.too_long'],
  [/^opens a quote that is not closed$/, 'registers.reason.open_quote'],
  [/^has a quote in a wrong place$/, 'registers.reason.wrong_quote'],
  [/^has (\S+) columns, not (\d+|as many as the first line)$/, 'registers.reason.columns', 'there', 'wanted'],
  [/^(\d+) lines above the header were left out\.$/, 'registers.note.above', 'count'],
  [/^The file is (\S+) text\.$/, 'registers.note.encoding', 'encoding'],
  [/^(\d+) lines are not UTF-8 and were read/, 'registers.note.single_bytes', 'count'],
  [/^(\d+) rows were left out, as the map file says\.$/, 'registers.note.left_out', 'count'],
  [/nothing but empty lines\.$/, 'registers.problem.empty'],
  [/ is empty\.$/, 'registers.problem.empty'],
  [/^The first line of the file is longer than 64 KB\.$/, 'registers.problem.first_line'],
  [/^The first line of the file /, 'registers.problem.first_line_broken'],
  [/^The file has more than (\d+) columns; a list/, 'registers.problem.many_columns', 'maximum'],
  [
    /^The column (.+) contradicts itself: (.+)\. Say/,
    'registers.problem.dates_contradict',
    'column',
    'examples',
  ],
  [
    /^The column (.+) is (?:month|day) first on (.+), but files of this country/,
    'registers.problem.dates_other',
    'column',
    'example',
  ],
  [/^The file has no column "(.*)"; it has (.*)\.$/s, 'registers.problem.no_column', 'column', 'columns'],
  [/^The file has \d+ columns "(.*)", numbers/, 'registers.problem.two_columns', 'column'],
  [/^The file names no columns: give "(.*)" as/, 'registers.problem.no_header', 'column'],
  [/^There is no encoding "(.*)";/, 'registers.problem.encoding', 'encoding'],
  [/ is a spreadsheet (?:or an archive|of an old format): /, 'registers.problem.spreadsheet'],
  [/ is compressed: /, 'registers.problem.compressed'],
  [/ is a PDF: /, 'registers.problem.pdf'],
  [/ is JSON or GeoJSON: /, 'registers.problem.json'],
  [/ is a web page or XML: /, 'registers.problem.web_page'],
  [/^Import \d+ was undone while it ran/, 'registers.problem.undone_meanwhile'],
  [
    /^Import (\d+) \((.+), as of (.+)\) rests on import/,
    'registers.problem.rests',
    'import',
    'source',
    'day',
  ],
  [/ is too old: what it changed/, 'registers.problem.too_old'],
  [/ has been undone already\.$/, 'registers.problem.undone_already'],
];

/** A sentence of the engine as a key and its values; the sentence itself where no table has it. */
export type SaidProblem = { key: MessageKey; params: MessageParams };

export function saidOf(sentence: string): SaidProblem {
  for (const [pattern, key, ...names] of SENTENCES) {
    const found = pattern.exec(sentence);
    if (!found) continue;
    const values = names.map((name, index) => [name, valueOf(found[index + 1] ?? '')] as const);
    return { key, params: Object.fromEntries(values) };
  }
  return { key: 'registers.problem.other', params: { sentence } };
}

/** Counts are numbers, for the plural; names of columns come in the terminal's quotes. */
const valueOf = (text: string): string | number =>
  /^\d{1,9}$/.test(text) ? Number(text) : text.replace(/^"(.*)"$/s, '“$1”');

export const sayEngine = (t: Translate, sentence: string): string => {
  const { key, params } = saidOf(sentence);
  return t(key, params);
};
