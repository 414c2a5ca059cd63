import type { DecisionAction, ReasonCode } from '../../common/constants.ts';
import type { MessageParams } from '../../common/messages.ts';
import type { MessageKey } from '../../translations/index.ts';
import { Refusal } from '../core/errors.ts';
import type { Queryable } from '../database/client.ts';

/** A decision as an administrator who came second reads it. */
export type WhatHappened = {
  id: number;
  action: DecisionAction;
  subject: { type: string; id: number };
  reason_code: ReasonCode | null;
  reason: string | null;
  decided_at: string;
  decided_by: string | null;
};

/** One decision with the name of whoever made it; null where there is none. */
export async function whatHappened(
  database: Queryable,
  decisionId: number | null,
): Promise<WhatHappened | null> {
  if (decisionId === null) return null;
  const row = await database
    .selectFrom('decisions as d')
    .leftJoin('users as u', 'u.id', 'd.decided_by_user_id')
    .select(['d.id', 'd.action', 'd.subject_type', 'd.subject_id', 'd.decided_at'])
    .select(['d.reason_code', 'd.reason_text', 'u.name as decided_by'])
    .where('d.id', '=', decisionId)
    .executeTakeFirst();
  if (!row) return null;
  const { subject_type, subject_id, reason_text, decided_at, ...decision } = row;
  return {
    ...decision,
    action: row.action as DecisionAction,
    reason_code: row.reason_code as ReasonCode | null,
    subject: { type: subject_type, id: subject_id },
    reason: reason_text,
    decided_at: decided_at.toISOString(),
  };
}

/** 409: somebody was quicker, and this is what they decided. */
export async function decidedMeanwhile(
  database: Queryable,
  decisionId: number | null,
  key: MessageKey,
  params: MessageParams = {},
): Promise<Refusal> {
  const decision = await whatHappened(database, decisionId);
  return new Refusal(409, 'decided_meanwhile', key, params, { decision });
}
