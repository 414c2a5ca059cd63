import { expect, test } from 'vitest';
import { APPEAL_STATES } from '../../../common/constants.ts';
import { mayClose } from '../../../server/cases/appeal-state.ts';

test('an appeal or a claim is open until it is accepted, rejected or withdrawn, and never opens again', () => {
  const transitions = APPEAL_STATES.flatMap((from) =>
    APPEAL_STATES.filter((to) => mayClose(from, to)).map((to) => `${from} ${to}`),
  );
  expect(transitions).toEqual(['open accepted', 'open rejected', 'open withdrawn']);
});
