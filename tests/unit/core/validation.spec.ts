import { expect, test } from 'vitest';
import * as z from 'zod';
import { InvalidInput } from '../../../server/core/errors.ts';
import { validate } from '../../../server/core/validation.ts';

const schema = z.object({ year: z.coerce.number().int(), name: z.string() });

test.each([
  [{ year: 'about 1990', name: 'Ana' }, { year: 'validation.number' }],
  [{ year: '1990.5', name: 'Ana' }, { year: 'validation.number' }],
  [{ year: '1990' }, { name: 'validation.required' }],
])('the problem of %j is named as what it is: not a number, or missing', (input, keys) => {
  let fields: InvalidInput['fields'] = {};
  try {
    validate(schema, input);
  } catch (error) {
    if (error instanceof InvalidInput) ({ fields } = error);
  }
  expect(Object.fromEntries(Object.entries(fields).map(([name, [first]]) => [name, first?.key]))).toEqual(
    keys,
  );
});
