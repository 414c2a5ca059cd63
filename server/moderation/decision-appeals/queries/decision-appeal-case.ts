import type { AppealableAction, AppealState, ReasonCode } from '../../../../common/constants.ts';
import type { SensitiveTopic } from '../../../../common/cases/sensitive-cases.ts';
import type { ReadContext } from '../../../core/context.ts';
import type { DecidedState } from '../../../decisions/chain.ts';
import { SUBJECTS } from '../../../subjects.ts';
import { canBeUndone, textVersion } from '../../../cases/queries/still-stands.ts';
import { isPartOf } from './own-part.ts';

export type DecisionAppealCaseRow = {
  id: number;
  state: AppealState;
  reason: string | null;
  offReason: string | null;
  filedAt: Date;
  dueAt: Date;
  closedAt: Date | null;
  topic: SensitiveTopic | null;
  appellantId: number | null;
  appellantName: string | null;
  decisionId: number;
  action: AppealableAction;
  decidedAt: Date;
  decidedBy: string | null;
  reasonCode: ReasonCode | null;
  reasonText: string | null;
  before: DecidedState;
  after: DecidedState;
  subjectId: number;
  reviewId: number | null;
  /**
   * The version of the decided text; null: there is no text. It is read before the text, so that a change in
   * between is never taken as read.
   */
  version: number | null;
  /** Whether there is still something to undo. */
  stands: boolean | null;
  /** The reader has a part in it. */
  isOwnCase: boolean;
};

/** One appeal with the decision it is against. */
export function decisionAppealCase(
  context: ReadContext,
  appealId: number,
): Promise<DecisionAppealCaseRow | undefined> {
  return context.database
    .selectFrom('appeals as a')
    .innerJoin('decisions as d', 'd.id', 'a.against_decision_id')
    .leftJoin('users as u', 'u.id', 'a.appellant_user_id')
    .leftJoin('users as by', 'by.id', 'd.decided_by_user_id')
    .select(['a.id', 'a.state', 'a.on_appeal_reason as reason', 'a.filed_at as filedAt', 'a.topic'])
    .select([
      'a.due_at as dueAt',
      'a.off_appeal_reason as offReason',
      'a.closed_at as closedAt',
      'u.id as appellantId',
      'u.name as appellantName',
    ])
    .select(['d.id as decisionId', 'd.action', 'd.decided_at as decidedAt', 'by.name as decidedBy'])
    .select(['d.shown_reason_code as reasonCode', 'd.reason_text as reasonText', 'd.before', 'd.after'])
    .select(['d.subject_id as subjectId', 'd.review_id as reviewId'])
    .select(textVersion(SUBJECTS).as('version'))
    .select([canBeUndone(SUBJECTS).as('stands'), isPartOf(context).as('isOwnCase')])
    .where('a.type', '=', 'decision_appeal')
    .where('a.id', '=', appealId)
    .$castTo<DecisionAppealCaseRow>()
    .executeTakeFirst();
}
