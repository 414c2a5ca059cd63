import { sql } from 'kysely';
import { withoutLookAlikes } from '../../common/text/look-alikes.ts';
import type { ReportHideableKind } from '../../common/text/hidden-passages.ts';
import type { ReadContext } from '../core/context.ts';
import { conflict } from '../core/errors.ts';
import type { Queryable } from '../database/client.ts';

/**
 * Finds hidden passages in texts by their letters and digits alone: case, accents, white space, signs and
 * look-alike letters do not matter, because whoever wrote the text may write it anew.
 */
export type PassageFinder = {
  isIn: (text: string) => boolean;
  replaceIn: (text: string, placeholder: string) => string;
};

/** From `start` to before `end`, in the text as it is written. */
type Range = { start: number; end: number };
/** The letters and digits of a text, folded, and the place of each in the text. */
type Folded = { letters: string; places: Range[] };

/** A cut text may end within a passage: from so many letters on its beginning is hidden too. */
const SHORTEST_BEGINNING = 6;

/** null: nothing is hidden. */
export function createPassageFinder(passages: readonly string[]): PassageFinder | null {
  const wanted = passages.map((passage) => fold(passage).letters).filter((letters) => letters !== '');
  if (wanted.length === 0) return null;
  const rangesIn = (text: string): Range[] => {
    const folded = fold(text);
    return joined(wanted.flatMap((letters) => occurrences(folded, letters)));
  };
  return {
    isIn: (text) => rangesIn(text).length > 0,
    replaceIn: (text, placeholder) =>
      rangesIn(text).reduceRight(
        (shown, { start, end }) => shown.slice(0, start) + placeholder + shown.slice(end),
        text,
      ),
  };
}

function fold(text: string): Folded {
  let letters = '';
  const places: Range[] = [];
  for (const { 0: sign, index } of text.matchAll(/[\p{L}\p{N}]\p{M}*/gu)) {
    const plain = withoutLookAlikes(sign.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '')).toLowerCase();
    for (const letter of plain.split('')) {
      letters += letter;
      places.push({ start: index, end: index + sign.length });
    }
  }
  return { letters, places };
}

function occurrences({ letters, places }: Folded, wanted: string): Range[] {
  const found: Range[] = [];
  for (let at = letters.indexOf(wanted); at !== -1; at = letters.indexOf(wanted, at + 1))
    found.push(rangeOf(places, at, at + wanted.length));
  const length = lengthOfBeginning(letters, wanted);
  if (length > 0) found.push(rangeOf(places, letters.length - length, letters.length));
  return found;
}

/** The number of letters at a text's end with which a passage begins; 0: too few to tell. */
function lengthOfBeginning(letters: string, wanted: string): number {
  for (let length = Math.min(wanted.length - 1, letters.length); length >= SHORTEST_BEGINNING; length -= 1)
    if (letters.endsWith(wanted.slice(0, length))) return length;
  return 0;
}

const rangeOf = (places: readonly Range[], from: number, to: number): Range => ({
  start: places[from]?.start ?? 0,
  end: places[to - 1]?.end ?? 0,
});

/** In order, those that overlap as one. */
function joined(ranges: readonly Range[]): Range[] {
  const all: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = all.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else all.push({ ...range });
  }
  return all;
}

const isHidden = sql<boolean>`hidden.passage is not null and report_case.state = 'open'`;
const ofCases = sql`hidden_passages as hidden join report_cases as report_case on report_case.id = hidden.case_id`;

/** The passages of open cases that are hidden now. */
export async function hiddenPassages({ database }: { database: Queryable }): Promise<string[]> {
  const { rows } = await sql<{ passage: string }>`
    select hidden.passage from ${ofCases} where ${isHidden}`.execute(database);
  return rows.map(({ passage }) => passage);
}

/** Of a row with the id `id`: words of it are hidden, so that it is not found by its words. */
export const hasHiddenPassage = (kind: ReportHideableKind, id: string) =>
  sql<boolean>`exists (select from ${ofCases} where ${isHidden}
    and report_case.subject_type = ${sql.lit(kind)} and report_case.subject_id = ${sql.ref(id)})`;

/** Throws a 409 while words of a text are hidden: its author could write them anew. The text is locked. */
export async function refuseWhileHidden(
  { database }: Pick<ReadContext, 'database'>,
  kind: ReportHideableKind,
  id: number,
): Promise<void> {
  const { rows } = await sql`
    select from ${ofCases}
    where ${isHidden} and report_case.subject_type = ${kind} and report_case.subject_id = ${id}`.execute(
    database,
  );
  if (rows.length > 0) throw conflict('hidden_passages.decide_first');
}
