import * as z from 'zod';
import type { MessageKey } from '../../translations/index.ts';
import { InvalidInput, type FieldProblem } from './errors.ts';
import { visibleLength, withoutInvisible } from './plain-text.ts';

// PostgreSQL cannot store lone surrogates and NUL, so a message here replaces a 500 there.
const isStorable = (value: string) => value.isWellFormed() && !value.includes('\0');

/** Text that PostgreSQL can hold. */
export const text = () =>
  z.string().refine(isStorable, { message: 'validation.unreadable' satisfies MessageKey });

/**
 * The factor by which a sent text may exceed its limit: marks, joiners and removed characters come on top.
 */
const SENT_FOR_EACH = 4;

const tooLong = (maximum: number) => ({
  message: 'validation.too_long' satisfies MessageKey,
  params: { maximum },
});
const notLonger = (maximum: number) =>
  z.string().refine((value) => [...value].length <= maximum, tooLong(maximum));
const sentText = (maximum: number) =>
  text().refine((value) => value.length <= maximum * SENT_FOR_EACH, tooLong(maximum));

/** One line of text: without invisible characters, trimmed, inner white space folded; `maximum` counts characters. */
export const line = (maximum: number) =>
  sentText(maximum)
    .transform((value) => withoutInvisible(value).replace(/\s+/gu, ' ').trim())
    .pipe(notLonger(maximum));

/** Several lines: line ends made alike, invisible characters and outer white space removed; counts visible characters. */
export const lines = (minimum: number, maximum: number) =>
  sentText(maximum)
    .transform((value) => withoutInvisible(value.replace(/\r\n?/gu, '\n')).trim())
    .pipe(
      z.string().refine((value) => visibleLength(value) >= minimum, {
        message: 'validation.too_short' satisfies MessageKey,
        params: { minimum },
      }),
    )
    .pipe(notLonger(maximum));

/** A row id from a path or a body: a positive 32-bit integer. */
export const id = () => z.coerce.number().int().min(1).max(2_147_483_647);

/** Ids as a list, or with commas in one field. Empty entries of a native form are dropped. */
export const listOfIds = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((list) => (list === null || list === undefined ? list : idTexts(list)), schema);

const idTexts = (list: unknown): unknown[] =>
  [list]
    .flat()
    .flatMap((entry: unknown) => (typeof entry === 'string' ? entry.split(',') : [entry]))
    .filter((entry) => entry !== '');

/** Parses `input`; throws InvalidInput with a message key for each field. */
export function validate<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  // The input of an issue tells a missing value from one that is not understood.
  const parsed = schema.safeParse(input, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new InvalidInput(collectProblems(parsed.error.issues));
}

function collectProblems(issues: z.core.$ZodIssue[]): Record<string, FieldProblem[]> {
  // Without a prototype: a field may be called `toString`.
  const fields = Object.create(null) as Record<string, FieldProblem[]>;
  for (const issue of issues) {
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
    const field = path.join('.') || 'form';
    (fields[field] ??= []).push(describe(issue));
  }
  return fields;
}

/** A schema's own message is a message key; Zod's built-in English is replaced by ours. */
function describe(issue: z.core.$ZodIssue): FieldProblem {
  if (/^[a-z_]+\.[a-z0-9_.]+$/.test(issue.message)) {
    const params = issue.code === 'custom' ? issue.params : undefined;
    return { key: issue.message as MessageKey, params };
  }
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_type':
      return {
        key:
          issue.input === undefined || issue.input === null
            ? 'validation.required'
            : numberOrFormat(issue.expected),
      };
    case 'invalid_value':
    case 'invalid_union':
      return { key: 'validation.choose' };
    case 'unrecognized_keys':
      return { key: 'validation.unknown_field' };
    default:
      return { key: 'validation.format' };
  }
}

function numberOrFormat(expected: string): MessageKey {
  return expected === 'number' || expected === 'int' ? 'validation.number' : 'validation.required';
}

function tooSmall(issue: z.core.$ZodIssueTooSmall): FieldProblem {
  const params = { minimum: Number(issue.minimum) };
  if (issue.origin === 'string')
    return params.minimum <= 1 ? { key: 'validation.required' } : { key: 'validation.too_short', params };
  return { key: issue.origin === 'array' ? 'validation.too_few' : 'validation.too_small', params };
}

function tooBig(issue: z.core.$ZodIssueTooBig): FieldProblem {
  const params = { maximum: Number(issue.maximum) };
  if (issue.origin === 'string') return { key: 'validation.too_long', params };
  return { key: issue.origin === 'array' ? 'validation.too_many' : 'validation.too_big', params };
}
