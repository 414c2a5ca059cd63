import { APPEAL_DECIDED_IN_DAYS } from '../../common/constants.ts';
import type { PartsOf } from '../../common/cases/statement-parts.ts';
import { formatDate } from '../../common/format/dates.ts';
import type { Translate } from '../../common/format/translator.ts';
import { mailedParts } from './mailed-parts.ts';
import { reasonsOf } from './mails/decision-mails.ts';

type Decided = Parameters<typeof reasonsOf>[0] &
  PartsOf & {
    /** The decision that it undoes, where it accepts an appeal. */
    against: number | null;
    appealUntil: string | null;
  };

/** The paragraphs below a decision: the appeal that it accepts, its reasons, the last day to appeal, and the common parts. */
export const reasonAndWay = (decision: Decided, t: Translate): string[] => [
  ...(decision.against === null
    ? []
    : [t('decision_appeal_mails.grants', { number: String(decision.against) })]),
  ...reasonsOf(decision, t),
  ...appealBy(decision.appealUntil, t),
  ...mailedParts(decision, t),
];

export const appealBy = (appealUntil: string | null, t: Translate): string[] =>
  appealUntil === null
    ? []
    : [
        t('statements.way.appeal_until', {
          date: formatDate(appealUntil, t.language),
          days: APPEAL_DECIDED_IN_DAYS,
        }),
      ];
