import { catalogue } from '../../translations/index.ts';
import { createTranslator } from '../../common/format/translator.ts';
import type { InvalidInput } from '../core/errors.ts';

/** The first field's problem, in English: the operator's terminal speaks no other language. */
export function sentenceOfInvalidInput({ fields }: InvalidInput): string {
  const english = Object.fromEntries(Object.entries(catalogue).map(([key, [text]]) => [key, text]));
  const t = createTranslator('english', english);
  const [field = 'form', problems = []] = Object.entries(fields)[0] ?? [];
  const [problem] = problems;
  return `--${field}: ${problem ? t(problem.key, problem.params) : 'not valid'}`;
}
