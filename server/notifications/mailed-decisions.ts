import { sql } from 'kysely';
import type { AppealKind, DecisionAction, DecisionParty } from '../../common/constants.ts';
import type { Language } from '../../common/format/language.ts';
import { mayBeWrittenTo } from '../conditions/live-accounts.ts';
import type { Database } from '../database/client.ts';
import type { DecidedState } from '../decisions/chain.ts';
import type { Recipient } from '../mail/frame.ts';

/** A decision as one person is notified of it. Names of reasons are in the recipient's language. */
export type MailedDecision = {
  id: number;
  action: DecisionAction;
  subjectId: number;
  after: DecidedState;
  party: DecisionParty;
  /** YYYY-MM-DD; null: it did not go against them. */
  appealUntil: string | null;
  /** The kind of the appeal that was decided. */
  appealKind: AppealKind | null;
  /** It undoes that decision, on appeal. */
  against: number | null;
  /** No administrator decided it. */
  isAutomatic: boolean;
  /** The automatic check had put it on hold before. */
  wasOnHold: boolean;
  reasonCode: string | null;
  reasonName: string | null;
  reasonText: string | null;
  /** The offense for which an accepted appeal took the review down. */
  groundName: string | null;
  /** The text of the appeal that is decided. */
  appealText: string | null;
  /** The business that it is about. */
  contractor: string | null;
  to: Recipient;
};

/** A decision once for each person who has a statement of it and may be written to, in the order of the statements. */
export async function mailedDecisions(database: Database, decisionId: number): Promise<MailedDecision[]> {
  const rows = await database
    .selectFrom('decisions as d')
    .innerJoin('decision_statements as s', 's.decision_id', 'd.id')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .leftJoin('contractors as c', 'c.id', 'd.contractor_id')
    .leftJoin('reason_codes as r', 'r.code', 'd.reason_code')
    .leftJoin('reason_codes as g', (join) =>
      join.onRef('g.code', '=', 'd.offense_code').on('d.subject_type', '=', 'appeal'),
    )
    .leftJoin('appeals as a', (join) =>
      join.onRef('a.type', '=', 'd.subject_type').onRef('a.id', '=', 'd.subject_id'),
    )
    .select(['d.id', 'd.action', 'd.subject_id as subjectId', 'd.after', 'd.reason_text as reasonText'])
    .select(['d.reason_code as reasonCode', sql<boolean>`d.decided_by_user_id is null`.as('isAutomatic')])
    .select(sql<boolean>`coalesce(d.before ->> 'status' = 'held', false)`.as('wasOnHold'))
    .select(['s.party', 's.appeal_until as appealUntil', 'u.email', 'u.name', 'u.language'])
    .select(['c.name as contractor', 'a.on_appeal_reason as appealText'])
    .select(['r.english as reasonEnglish', 'r.mexican_spanish as reasonSpanish'])
    .select(['g.english as groundEnglish', 'g.mexican_spanish as groundSpanish'])
    .where('d.id', '=', decisionId)
    .where(mayBeWrittenTo('u'))
    .orderBy('s.id')
    .execute();
  return rows.map(({ email, name, reasonEnglish, reasonSpanish, groundEnglish, groundSpanish, ...row }) => {
    const language = row.language as Language;
    const isEnglish = language === 'english';
    const after = row.after as DecidedState;
    return {
      ...row,
      action: row.action as DecisionAction,
      party: row.party as DecisionParty,
      after,
      appealKind: (after['kind'] as AppealKind | undefined) ?? null,
      against: (after['against'] as number | undefined) ?? null,
      reasonName: isEnglish ? reasonEnglish : reasonSpanish,
      groundName: isEnglish ? groundEnglish : groundSpanish,
      to: { email, name, language },
    };
  });
}
