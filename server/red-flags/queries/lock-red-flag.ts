import type { RedFlagCriterion, RedFlagState } from '../../../common/cases/red-flags.ts';
import type { Language } from '../../../common/format/language.ts';
import type { ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import type { RedFlagLevel } from '../../contractors/organic-order.ts';
import { EVIDENCE_COUNT, IS_APPEALED } from './red-flag-facts.ts';

/** A red flag, locked until the transaction ends. */
export type LockedRedFlag = {
  id: number;
  contractorId: number;
  contractorSlug: string;
  ownerUserId: number | null;
  /** The zone of the contractor's place. */
  zone: string | null;
  criterion: RedFlagCriterion;
  level: RedFlagLevel;
  origin: 'report' | 'license';
  state: RedFlagState;
  reporterUserId: number | null;
  language: Language | null;
  recordUrl: string | null;
  version: number;
  openedAt: Date;
  answerDueAt: Date;
  isUrgent: boolean;
  approvedByUserId: number | null;
  decisionId: number | null;
  /** The time that its criterion is shown. */
  days: number | null;
  /** Files and official records that the reporter gave. */
  evidenceCount: number;
  /** An appeal against its publication is open. */
  isAppealed: boolean;
};

/** Throws `notFound()`. */
export async function lockRedFlag({ database }: ReadContext, id: number): Promise<LockedRedFlag> {
  // Locks first and reads afterwards, because only a new statement sees a decision made during the wait.
  await database.selectFrom('red_flags').select('id').where('id', '=', id).forUpdate().execute();
  const row = await database
    .selectFrom('red_flags as f')
    .innerJoin('red_flag_criteria as k', 'k.key', 'f.criterion')
    .innerJoin('contractors as c', 'c.id', 'f.contractor_id')
    .innerJoin('profiles as p', 'p.id', 'f.contractor_id')
    .select(['f.id', 'f.contractor_id as contractorId', 'c.slug as contractorSlug', 'f.criterion', 'f.level'])
    .select(['p.user_id as ownerUserId', 'c.zone', 'f.origin', 'f.state', 'k.days'])
    .select(['f.reporter_user_id as reporterUserId', 'f.language', 'f.record_url as recordUrl', 'f.version'])
    .select(['f.opened_at as openedAt', 'f.answer_due_at as answerDueAt', 'f.is_urgent as isUrgent'])
    .select(['f.approved_by_user_id as approvedByUserId', 'f.decision_id as decisionId'])
    .select([EVIDENCE_COUNT.as('evidenceCount'), IS_APPEALED.as('isAppealed')])
    .where('f.id', '=', id)
    .$castTo<LockedRedFlag>()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** The facts in a red flag's events. */
export const factsOf = ({ id, contractorId, contractorSlug }: LockedRedFlag) => ({
  redFlagId: id,
  contractorId,
  contractorSlug,
});
