import { InvalidInput, type FieldProblem } from './errors.ts';

type Check = () => Promise<void> | void;

/**
 * Runs all checks in their order. Throws one InvalidInput with the problems of all fields, so that a form is refused once and not
 * field by field; any other refusal is thrown at once.
 */
export async function checkTogether(checks: readonly Check[]): Promise<void> {
  const fields: Record<string, FieldProblem[]> = {};
  for (const check of checks)
    try {
      await check();
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      for (const [field, problems] of Object.entries(error.fields)) (fields[field] ??= []).push(...problems);
    }
  if (Object.keys(fields).length > 0) throw new InvalidInput(fields);
}
