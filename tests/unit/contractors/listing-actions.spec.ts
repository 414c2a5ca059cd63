import { expect, test } from 'vitest';
import { listingActions } from '../../../server/contractors/listings/listing-actions.ts';

test.each([
  [
    'an unclaimed listing is corrected, hidden, merged or divided',
    'shown',
    false,
    false,
    ['correct', 'hide', 'merge', 'divide'],
  ],
  ['a hidden listing is shown again', 'hidden', false, false, ['correct', 'show', 'merge', 'divide']],
  ['a claimed listing is only hidden: its owner corrects it', 'shown', true, false, ['hide']],
  ['an appealed listing is corrected at most', 'hidden', false, true, ['correct']],
  ['an appealed listing of an owner waits', 'hidden', true, true, []],
  ['a merged listing is only split', 'merged', false, false, ['split']],
  ['a merged listing with an appeal waits', 'merged', false, true, []],
] as const)('the case %s', (_title, state, isClaimed, isAppealed, actions) => {
  expect(listingActions({ state, isClaimed, isAppealed })).toEqual(actions);
});
