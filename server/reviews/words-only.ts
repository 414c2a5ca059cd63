import { InvalidInput, type FieldProblem } from '../core/errors.ts';
import type { ReviewContent } from './review-content.ts';

/**
 * An administrator changes the words of a review, never its stars, scores, facts or job: a rating has no way around the
 * record. Throws a 422 that names each field that would differ; equal values are what a whole review sends along.
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
