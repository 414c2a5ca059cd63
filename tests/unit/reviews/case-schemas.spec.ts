import type * as z from 'zod';
import { describe, expect, test } from 'vitest';
import { InvalidInput } from '../../../server/core/errors.ts';
import { validate } from '../../../server/core/validation.ts';
import {
  appealAnswerBody,
  editedResponseBody,
  editedReviewBody,
  reasonBody,
  responseAppealAnswerBody,
  returningReasonBody,
} from '../../../server/reviews/moderation-schemas.ts';
import {
  appealNoteBody,
  idParams,
  newAppealBody,
  turnOffAppealBody,
} from '../../../server/reviews/schemas.ts';

/** The body of each call about a case: its field with a text, the fewest letters of it, and what else it needs. */
const BODIES: readonly [string, z.ZodType, string, number, object?][] = [
  ['an appeal', newAppealBody, 'on_appeal_reason', 20],
  ['turning off an appeal', turnOffAppealBody, 'off_appeal_reason', 20],
  ['deactivating or deleting', reasonBody, 'reason', 1],
  ['activating', returningReasonBody, 'reason', 1],
  ['editing a review', editedReviewBody, 'reason', 1, { title: 'Shorter' }],
  ['editing a response', editedResponseBody, 'reason', 1, { responseId: 1, review_response: 'Shorter.' }],
  ['a note about an appeal', appealNoteBody, 'body', 1],
  ['rejecting an appeal against a response', responseAppealAnswerBody.reject, 'reason', 1],
];
const BAD: readonly [string, unknown][] = [
  ['missing', undefined],
  ['null', null],
  ['empty', ''],
  ['blank', ' \n\t '],
  ['a number', 7],
  ['a list', ['reason']],
  ['an object', { reason: 'x' }],
  ['2,001 characters', 'x'.repeat(2_001)],
  ['a megabyte', 'x'.repeat(1_000_000)],
  ['with a NUL', 'A reason that is long enough \u0000 but cannot be kept'],
  ['a lone surrogate', 'A reason that is long enough \ud800 but cannot be kept'],
];

function refusedFields(schema: z.ZodType, body: object): string[] {
  try {
    validate(schema, body);
  } catch (error) {
    if (error instanceof InvalidInput) return Object.keys(error.fields);
    throw error;
  }
  return [];
}

describe.each(BODIES)('the body of %s', (_what, schema, field, fewest, rest = {}) => {
  const GOOD = 'A reason that is long enough for an appeal.';

  test.each(BAD)('the body of is refused at its field where the text is %s', (_, text) => {
    expect(refusedFields(schema, { ...rest, [field]: text })).toEqual([field]);
  });

  test('the body of takes a text as short and as long as it may be, whatever alphabet it is in', () => {
    for (const text of ['é'.repeat(fewest), '🛠'.repeat(2_000)])
      expect(refusedFields(schema, { ...rest, [field]: text })).toEqual([]);
  });

  test('the body of has no other fields', () => {
    expect(refusedFields(schema, { ...rest, [field]: GOOD, status: 'active' })).toEqual(['status']);
  });
});

describe('what goes with a reason', () => {
  test.each([
    [{ reason_code: 'R99' }, 'reason_code'],
    [{ reason_code: 7 }, 'reason_code'],
    [{ last_decision_id: -1 }, 'last_decision_id'],
    [{ last_decision_id: 'x' }, 'last_decision_id'],
    [{ version: 0 }, 'version'],
    [{ version: '1' }, 'version'],
  ])('what goes with a reason is refused: %j', (fields, field) => {
    for (const schema of [reasonBody, responseAppealAnswerBody.accept, appealAnswerBody.accept])
      expect(refusedFields(schema, { reason: 'It names a street.', ...fields })).toEqual([field]);
  });

  test('what goes with a reason may be null', () => {
    const nothing = { reason_code: null, last_decision_id: null, version: null };
    for (const schema of [reasonBody, responseAppealAnswerBody.accept, appealAnswerBody.accept])
      expect(refusedFields(schema, { reason: 'It names a street.', ...nothing })).toEqual([]);
  });
});

test.each(['-1', '0', '1.5', 'one', '99999999999', '1\0', "' or 1=1"])(
  'the text %j is no number of a review',
  (id) => {
    expect(idParams.safeParse({ id }).success).toBe(false);
  },
);
