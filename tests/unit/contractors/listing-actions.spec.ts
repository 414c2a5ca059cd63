import { expect, test } from 'vitest';
import { listingActions } from '../../../server/contractors/listings/listing-actions.ts';

test.each([
  [
    'an unclaimed listing is corrected, hidden, merged or divided',
    'shown',
    false,
    false,
    ['correct', 'hide', 'close', 'merge', 'divide'],
  ],
  [
    'a hidden listing is shown again',
    'hidden',
    false,
    false,
    ['correct', 'show', 'close', 'merge', 'divide'],
  ],
  ['a claimed listing is only hidden: its owner corrects it', 'shown', true, false, ['hide', 'close']],
  ['an appealed listing is corrected at most', 'hidden', false, true, ['correct']],
  ['an appealed listing of an owner waits', 'hidden', true, true, []],
  ['a merged listing is only split', 'merged', false, false, ['split']],
  ['a merged listing with an appeal waits', 'merged', false, true, []],
] as const)('the case %s', (_title, state, isClaimed, isAppealed, actions) => {
  expect(listingActions({ state, isClaimed, isAppealed, isClosed: false })).toEqual(actions);
});

test('a listing that closed for good is opened again instead of closed', () => {
  const closed = { state: 'shown', isClaimed: true, isAppealed: false, isClosed: true } as const;
  expect(listingActions(closed)).toEqual(['hide', 'reopen']);
});
