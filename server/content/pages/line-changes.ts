import { diffArrays } from 'diff';
import { visibleLines } from '../../rich-text/visible-text.ts';

export type LineChange = { kind: 'added' | 'removed'; text: string } | { kind: 'same'; count: number };

/** Texts that differ in more lines share nothing that a reader would look for. */
const MOST_CHANGES = 2_000;

/**
 * The changes between two cleaned texts, by paragraphs, headings and list items; unchanged ones are counted.
 */
export function lineChanges(before: string, after: string): LineChange[] {
  const [old, current] = [visibleLines(before), visibleLines(after)];
  const changes = diffArrays(old, current, { maxEditLength: MOST_CHANGES });
  if (changes === undefined) return [...toChanges('removed', old), ...toChanges('added', current)];
  return changes.flatMap(({ added, removed, value }): LineChange[] => {
    if (!added && !removed) return [{ kind: 'same', count: value.length }];
    return toChanges(added ? 'added' : 'removed', value);
  });
}

const toChanges = (kind: 'added' | 'removed', lines: string[]): LineChange[] =>
  lines.map((text) => ({ kind, text }));
