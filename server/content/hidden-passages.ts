import { sql } from 'kysely';
import type { ReadContext } from '../core/context.ts';

/** Finds hidden passages in texts; the white space between their words does not matter. */
export type PassageFinder = {
  isIn: (text: string) => boolean;
  replaceIn: (text: string, placeholder: string) => string;
};

/** null: nothing is hidden. */
export function createPassageFinder(passages: readonly string[]): PassageFinder | null {
  const patterns = passages.map(patternOf).filter((pattern) => pattern !== '');
  if (patterns.length === 0) return null;
  // Of two passages that begin at the same word, the longer one is hidden.
  const pattern = patterns.toSorted((a, b) => b.length - a.length).join('|');
  return {
    isIn: (text) => new RegExp(pattern, 'u').test(text.normalize('NFC')),
    replaceIn: (text, placeholder) =>
      text.normalize('NFC').replace(new RegExp(pattern, 'gu'), () => placeholder),
  };
}

const patternOf = (passage: string): string =>
  passage
    .normalize('NFC')
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map((word) => word.replace(/[$()*+./?[\\\]^{|}-]/g, String.raw`\$&`))
    .join(String.raw`\s+`);

/** The passages of open cases that are hidden now. */
export async function hiddenPassages({ database }: Pick<ReadContext, 'database'>): Promise<string[]> {
  const { rows } = await sql<{ passage: string }>`
    select hidden.passage from hidden_passages as hidden
    join report_cases as report_case on report_case.id = hidden.case_id and report_case.state = 'open'
    where hidden.passage is not null`.execute(database);
  return rows.map(({ passage }) => passage);
}
