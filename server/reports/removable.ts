import { sql } from 'kysely';
import type { DecisionReasonCode } from '../../common/constants.ts';
import { REPORT_REMOVED_KINDS, type ReportRemovedKind } from '../../common/cases/reports.ts';
import { lastDayOfParty } from '../cases/appealable-decision.ts';
import type { ReadContext } from '../core/context.ts';
import type { DecidedState } from '../decisions/chain.ts';
import { recordDecision } from '../decisions/record-decision.ts';
import { textOf } from './queries/reported-text.ts';
import { putPhotoBack, takePhotoAway } from './removed-photo.ts';

const TABLES = {
  message: 'messages',
  invitation: 'invitations',
  partner_rating: 'partner_ratings',
} as const;

/** A message, an invitation, a partner rating or a photo, locked until the transaction ends. */
export type Removable = {
  kind: ReportRemovedKind;
  id: number;
  isShown: boolean;
  authorUserId: number | null;
};

/** null: it is gone. */
export async function lockRemovable(
  { database }: ReadContext,
  kind: ReportRemovedKind,
  id: number,
): Promise<Removable | null> {
  const table = sql.table(kind === 'photo' ? 'uploads' : TABLES[kind]);
  await sql`select from ${table} where id = ${id} for no key update`.execute(database);
  const { rows } = await sql<Omit<Removable, 'kind' | 'id'>>`
    select text."isShown", owner.user_id as "authorUserId"
    from ${textOf(sql`${kind}::text`, sql`${id}::integer`)} as text
    left join profiles as owner on owner.id = text."ownerProfileId"`.execute(database);
  const [row] = rows;
  return row ? { kind, id, ...row } : null;
}

type StatusChange = {
  to: 'removed' | 'restored';
  reasonCode: DecisionReasonCode | null;
  reason: string;
  /** The decision's record of the appeal that it accepts. */
  also?: { before: DecidedState; after: DecidedState };
};

/**
 * Removes or restores something locked, and records that. The public log has the code alone: no words of the
 * text, and none of the reason. Call it last.
 */
export async function changeReported(
  tx: ReadContext,
  { kind, id, authorUserId }: Removable,
  { to, reasonCode, reason, also }: StatusChange,
): Promise<number> {
  const action = `${kind}.${to}` as const;
  const isRemoval = to === 'removed';
  if (kind === 'photo') await (isRemoval ? takePhotoAway : putPhotoBack)(tx, id);
  else
    await tx.database
      .updateTable(TABLES[kind])
      .set({ removed_at: isRemoval ? tx.now : null })
      .where('id', '=', id)
      .execute();
  const [shown, hidden] = ['active', 'inactive'] as const;
  const appealUntil = lastDayOfParty(action, 'author', tx.now);
  const { id: decisionId } = await recordDecision(tx, {
    action,
    subject: { type: kind, id },
    reasonCode,
    reasonText: reason,
    before: { status: isRemoval ? shown : hidden, ...also?.before },
    after: { status: isRemoval ? hidden : shown, ...also?.after },
    concerned: authorUserId === null ? [] : [{ userId: authorUserId, party: 'author', appealUntil }],
  });
  tx.announce({ name: isRemoval ? 'reported.removed' : 'reported.restored', kind, id });
  return decisionId;
}

export const isRemovedByReport = (kind: string): kind is ReportRemovedKind =>
  REPORT_REMOVED_KINDS.some((known) => known === kind);
