import { describe, expect, test } from 'vitest';
import type { AppealState } from '../../../common/constants.ts';
import statementAppeals from '../../../translations/cases/statement-appeals.ts';
import { outcomeOf } from '../../../web/components/decisions/appeal-outcome.ts';

const wordsFor = (state: AppealState, off_appeal_reason: string | null, on_appeal_reason: string | null) =>
  statementAppeals[outcomeOf({ state, off_appeal_reason, on_appeal_reason })];

describe('what the page of a decision says of an appeal that ended', () => {
  test('what the page of a decision says of an appeal that ended without a reason: that what it was about was taken back, not by whom', () => {
    expect(wordsFor('withdrawn', null, 'It is wrong.')).toEqual([
      'Closed: the text was deleted',
      'Cerrada: se eliminó el texto',
    ]);
  });

  test('what the page of a decision says of an appeal that ended with one, that its reader turned it off; once all is erased, that it ended', () => {
    expect(wordsFor('withdrawn', 'Settled.', 'It is wrong.')).toContain('Withdrawn');
    expect(wordsFor('withdrawn', null, null)).toContain('Closed');
    expect(wordsFor('rejected', null, null)).toContain('Rejected');
  });
});
