import { sql } from 'kysely';
import { REPORT_REMOVED_KINDS, type ReportRemovedKind } from '../../common/cases/reports.ts';
import { recordChange, type Why } from '../cases/record-change.ts';
import type { ReadContext } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { TABLES } from './queries/lock-reported.ts';
import { textOf } from './queries/reported-text.ts';
import { putPhotoBack, takePhotoAway } from './removed-photo.ts';

/** A message, an invitation, a partner rating or a photo, locked until the transaction ends. */
export type Removable = {
  kind: ReportRemovedKind;
  id: number;
  isShown: boolean;
  authorUserId: number | null;
};

/** Throws `notFound()`. */
export async function lockRemovable(
  { database }: ReadContext,
  kind: ReportRemovedKind,
  id: number,
): Promise<Removable> {
  await sql`select from ${sql.table(TABLES[kind])} where id = ${id} for no key update`.execute(database);
  const { rows } = await sql<Omit<Removable, 'kind' | 'id'>>`
    select text."isShown", owner.user_id as "authorUserId"
    from ${textOf(sql`${kind}::text`, sql`${id}::integer`)} as text
    left join profiles as owner on owner.id = text."ownerProfileId"`.execute(database);
  const [row] = rows;
  if (!row) throw notFound();
  return { kind, id, ...row };
}

/**
 * Removes or restores something locked, and records that. The public log has the code alone: no words of the
 * text, and none of the reason. Call it last.
 */
export async function changeReported(
  tx: ReadContext,
  { kind, id, authorUserId }: Removable,
  to: 'removed' | 'restored',
  why: Why,
): Promise<number> {
  const isRemoval = to === 'removed';
  if (kind === 'photo') await (isRemoval ? takePhotoAway : putPhotoBack)(tx, id);
  else
    await tx.database
      .updateTable(TABLES[kind])
      .set({ removed_at: isRemoval ? tx.now : null })
      .where('id', '=', id)
      .execute();
  const decisionId = await recordChange(tx, {
    action: `${kind}.${to}`,
    subject: { type: kind, id },
    before: { status: isRemoval ? 'active' : 'inactive' },
    after: { status: isRemoval ? 'inactive' : 'active' },
    why,
    recipients: [{ party: 'author', userId: authorUserId }],
  });
  tx.announce({ name: isRemoval ? 'reported.removed' : 'reported.restored', kind, id });
  return decisionId;
}

export const isRemovedByReport = (kind: string): kind is ReportRemovedKind =>
  REPORT_REMOVED_KINDS.some((known) => known === kind);
