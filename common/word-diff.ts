/** A run of a text; `isChanged`: the other text has other words there. */
export type DiffPart = { text: string; isChanged: boolean };
export type Differences = { before: DiffPart[]; after: DiffPart[] };

/** Texts that differ in more than this are compared as wholes: nobody would read such a list of differences. */
const MOST_COMPARED = 4_000_000;

/** What stands in one of two texts only, word by word: spaces and line breaks alone are no difference. */
export function differences(before: string, after: string): Differences {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  const isSame = (at: number, against: number) => one[at]?.trim() === other[against]?.trim();
  const common = pairsOf(one.length, other.length, isSame);
  const kept = new Set(common.map(([at]) => at));
  const keptAfter = new Set(common.map(([, against]) => against));
  return {
    before: partsOf(one, (at) => kept.has(at)),
    after: partsOf(other, (at) => keptAfter.has(at)),
  };
}

/** Each word with the space behind it; together they are the text. */
const wordsOf = (text: string): string[] => text.match(/^\s+|\S+\s*/gu) ?? [];

/** The places of a longest run of words that both have, in order. */
function pairsOf(
  ones: number,
  others: number,
  isSame: (at: number, against: number) => boolean,
): [number, number][] {
  let start = 0;
  while (start < ones && start < others && isSame(start, start)) start += 1;
  let end = 0;
  while (end < ones - start && end < others - start && isSame(ones - 1 - end, others - 1 - end)) end += 1;
  const [rows, columns] = [ones - start - end, others - start - end];
  const around: [number, number][] = [
    ...Array.from({ length: start }, (_, at): [number, number] => [at, at]),
    ...Array.from({ length: end }, (_, back): [number, number] => [ones - 1 - back, others - 1 - back]),
  ];
  if (rows * columns > MOST_COMPARED) return around;
  return [...around, ...between(rows, columns, { start, isSame })];
}

type Between = { start: number; isSame: (at: number, against: number) => boolean };

/** The usual table of longest common subsequences, filled from the end so that it is read from the start. */
function between(rows: number, columns: number, { start, isSame }: Between): [number, number][] {
  const width = columns + 1;
  const longest = new Uint16Array((rows + 1) * width);
  const of = (row: number, column: number) => longest[row * width + column] ?? 0;
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1)
      longest[row * width + column] = isSame(start + row, start + column)
        ? of(row + 1, column + 1) + 1
        : Math.max(of(row + 1, column), of(row, column + 1));
  const pairs: [number, number][] = [];
  for (let row = 0, column = 0; row < rows && column < columns;) {
    if (isSame(start + row, start + column)) {
      pairs.push([start + row, start + column]);
      row += 1;
      column += 1;
    } else if (of(row + 1, column) >= of(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

function partsOf(words: readonly string[], isKept: (at: number) => boolean): DiffPart[] {
  const parts: DiffPart[] = [];
  for (const [at, text] of words.entries()) {
    const isChanged = !isKept(at);
    const last = parts.at(-1);
    if (last?.isChanged === isChanged) last.text += text;
    else parts.push({ text, isChanged });
  }
  return parts;
}
