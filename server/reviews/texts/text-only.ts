import { InvalidInput, type FieldProblem } from '../../core/errors.ts';
import type { ReviewContent } from './review-content.ts';

/**
 * An administrator changes a review's text, never its stars, scores, facts or job, so ratings cannot be
 * changed unrecorded. Throws a 422 that names each different field; equal values are allowed, because a whole
 * review includes them.
 */
export function refuseOtherNumbers(current: ReviewContent, changed: ReviewContent): void {
  const fields = [
    ...(current.overall === changed.overall ? [] : ['overall']),
    ...differing('scores', current.scores, changed.scores),
    ...differing('facts', current.facts, changed.facts),
    ...differing('job', current.job, changed.job),
  ];
  if (fields.length === 0) return;
  const problem: FieldProblem = { key: 'appeal_refusals.words_only' };
  throw new InvalidInput(Object.fromEntries(fields.map((field) => [field, [problem]])));
}

type Values = Readonly<Record<string, string | number | null | undefined>>;

function differing(name: string, current: Values, changed: Values): string[] {
  const keys = [...new Set([...Object.keys(current), ...Object.keys(changed)])];
  return keys
    .filter((key) => (current[key] ?? null) !== (changed[key] ?? null))
    .map((key) => `${name}.${key}`);
}
