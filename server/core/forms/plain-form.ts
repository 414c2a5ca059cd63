import type { FastifyRequest } from 'fastify';
import {
  BACK_FIELD,
  CHOICES_FIELD,
  PLAIN_FORMS,
  SEEN_FIELDS,
  type PlainFormName,
} from '../../../common/plain-forms.ts';
import { redirect, type Answer } from '../answers.ts';
import { InvalidInput } from '../errors.ts';
import { isOwnPath } from './native-form.ts';

const calls: ReadonlySet<string> = new Set(PLAIN_FORMS);
const numbers: ReadonlySet<string> = new Set(SEEN_FIELDS);

/** Whether the write is also a form of a page of its own, for browsers without scripts. */
export const isPlainForm = (name: string): name is PlainFormName => calls.has(name);

/**
 * Takes the page to go back to out of the fields, and reads the others as the call takes them. Throws InvalidInput for a
 * choice that the form asks for and that was not made.
 */
export function readPlainForm(request: FastifyRequest): string {
  const sent = (request.body ?? {}) as Record<string, unknown>;
  const { [BACK_FIELD]: back, [CHOICES_FIELD]: choices, ...fields } = sent;
  request.body = Object.fromEntries(Object.entries(fields).flatMap(readField));
  const asked = typeof choices === 'string' ? choices.split(' ') : [];
  const missing = asked.filter((name) => name.endsWith('_code') && !fields[name]);
  if (missing.length > 0)
    throw new InvalidInput(
      Object.fromEntries(missing.map((name) => [name, [{ key: 'validation.required' }]])),
    );
  return typeof back === 'string' && isOwnPath(back) ? back : '/';
}

/** A choice that was not made is not there; a number comes as digits. */
function readField([name, value]: [string, unknown]): [string, unknown][] {
  if (value === '' && name.endsWith('_code')) return [];
  return [[name, numbers.has(name) && typeof value === 'string' ? Number(value) : value]];
}

/** Back to where the button was, with the sentence that a call answers. A form of a page leads on by itself. */
export function afterPlainForm(made: Answer, back: string): Answer {
  if (made.kind === 'redirect') return made;
  const body = made.kind === 'json' ? (made.body as { message?: string } | null) : null;
  return redirect(back, body?.message ? { success: body.message } : {});
}
