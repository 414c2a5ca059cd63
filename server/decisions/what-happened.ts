import type { DecisionAction, DecisionReasonCode } from '../../common/constants.ts';
import type { MessageParams } from '../../common/messages.ts';
import type { MessageKey } from '../../translations/index.ts';
import { Refusal } from '../core/errors.ts';
import type { Queryable } from '../database/client.ts';

/** A decision as an administrator who came second reads it. */
export type WhatHappened = {
  id: number;
  action: DecisionAction;
  subject: { type: string; id: number };
  reason_code: DecisionReasonCode | null;
  reason: string | null;
  /** ISO 8601 UTC */
  decided_at: string;
  /** null: screening, or an account that is gone. */
  decided_by: string | null;
};

/** One decision with the name of whoever made it; null where there is none. */
export async function whatHappened(
  database: Queryable,
  decisionId: number | null,
): Promise<WhatHappened | null> {
  if (decisionId === null) return null;
  const row = await selectWhatHappened(database).where('d.id', '=', decisionId).executeTakeFirst();
  return row ? toWhatHappened(row) : null;
}

/** Of decisions as `d`: what `toWhatHappened` tells. */
export const selectWhatHappened = (database: Queryable) =>
  database
    .selectFrom('decisions as d')
    .leftJoin('users as u', 'u.id', 'd.decided_by_user_id')
    .select(['d.id', 'd.action', 'd.subject_type', 'd.subject_id', 'd.decided_at'])
    .select(['d.shown_reason_code', 'd.reason_text', 'u.name as decided_by']);

type Row = Awaited<ReturnType<ReturnType<typeof selectWhatHappened>['executeTakeFirstOrThrow']>>;

export const toWhatHappened = (row: Row): WhatHappened => ({
  id: row.id,
  action: row.action as DecisionAction,
  subject: { type: row.subject_type, id: row.subject_id },
  reason_code: row.shown_reason_code as DecisionReasonCode | null,
  reason: row.reason_text,
  decided_at: row.decided_at.toISOString(),
  decided_by: row.decided_by,
});

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
