import { InvalidInput, type FieldProblem } from '../core/errors.ts';
import type { ReviewContent } from './review-content.ts';

/**
 * An administrator changes a review's text, never its stars, scores, facts or job, so ratings cannot be
 * changed unrecorded. Throws a 422 that names each different field; equal values are allowed, because a whole
 * review includes them.
 */
export function refuseOtherNumbers(standing: ReviewContent, changed: ReviewContent): void {
  const fields = [
    ...(standing.overall === changed.overall ? [] : ['overall']),
    ...differing('scores', standing.scores, changed.scores),
    ...differing('facts', standing.facts, changed.facts),
    ...differing('job', standing.job, changed.job),
  ];
  if (fields.length === 0) return;
  const problem: FieldProblem = { key: 'appeal_refusals.words_only' };
  throw new InvalidInput(Object.fromEntries(fields.map((field) => [field, [problem]])));
}

type Values = Readonly<Record<string, string | number | null | undefined>>;

function differing(name: string, standing: Values, changed: Values): string[] {
  const keys = [...new Set([...Object.keys(standing), ...Object.keys(changed)])];
  return keys
    .filter((key) => (standing[key] ?? null) !== (changed[key] ?? null))
    .map((key) => `${name}.${key}`);
}
