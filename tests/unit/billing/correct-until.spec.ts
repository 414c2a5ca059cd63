import { expect, test } from 'vitest';
import { correctUntil } from '../../../server/billing/correct-until.ts';

test.each([
  ['2027-01-15T12:00:00Z', '2027-02-01T10:00:00.000Z'],
  ['2027-01-31T23:59:59Z', '2027-02-01T10:00:00.000Z'],
  ['2027-12-01T00:00:00Z', '2028-01-01T10:00:00.000Z'],
  ['2028-02-29T10:00:00Z', '2028-03-01T10:00:00.000Z'],
])('an invoice that was paid at %s can be corrected until %s', (paidAt, until) => {
  expect(correctUntil(new Date(paidAt)).toISOString()).toBe(until);
});
