import { sql } from 'kysely';
import type { OutcomeCode } from '../../../common/constants.ts';
import { decidedMeanwhile, refuseOtherVersion } from '../../cases/decision-conflict.ts';
import { refuseWhileAppealed } from '../../cases/open-appeals.ts';
import { refuseOwnCase } from '../../cases/own-case.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, unauthenticated } from '../../core/errors.ts';
import { applyEnd, applyPublication } from '../apply-decision.ts';
import { factsOf, lockRedFlag, type LockedRedFlag } from '../queries/lock-red-flag.ts';
import {
  isFirstApproval,
  transitionsOpenTo,
  obstacleToPublishing,
  type RedFlagTransition,
} from '../red-flag.ts';

export type RedFlagDecision = {
  redFlagId: number;
  reasonCode: OutcomeCode;
  reason: string;
  /** The version that the administrator saw. */
  version: number;
};
export type DecidedRedFlag = { decisionId: number };

/**
 * Publishes a red flag. For an alert the first administrator only approves (`decisionId` null), and a second
 * one publishes. Throws a 409 with the earlier event, for changed evidence or answer, and while the
 * contractor may answer. Throws a 403 for one's own case and one's own approval.
 */
export async function publishRedFlag(
  context: Context,
  { publicFiles, ...decision }: RedFlagDecision & { publicFiles: readonly number[] | null },
): Promise<{ decisionId: number | null }> {
  return transact(context, async (tx) => {
    const flag = await lockToDecide(tx, decision, 'open');
    refuseObstacle(tx, flag);
    if (publicFiles !== null) await choosePublicFiles(tx, flag.id, publicFiles);
    if (!isFirstApproval(flag)) return { decisionId: await applyPublication(tx, flag, decision) };
    await tx.database
      .updateTable('red_flags')
      .set({
        approved_at: tx.now,
        approved_by_user_id: tx.viewer?.userId ?? null,
        version: flag.version + 1,
      })
      .where('id', '=', flag.id)
      .execute();
    tx.announce({ name: 'red_flag.approved', ...factsOf(flag) });
    return { decisionId: null };
  });
}

/** Leaves an open red flag unpublished; both sides read why. Throws as `publishRedFlag`. */
export async function dismissRedFlag(context: Context, decision: RedFlagDecision): Promise<DecidedRedFlag> {
  return transact(context, async (tx) => {
    const flag = await lockToDecide(tx, decision, 'open');
    return { decisionId: await applyEnd(tx, flag, 'dismissed', decision) };
  });
}

/** Ends a published red flag before its last day. Throws as `publishRedFlag`, and a 409 while its appeal is open. */
export async function endRedFlag(context: Context, decision: RedFlagDecision): Promise<DecidedRedFlag> {
  return transact(context, async (tx) => {
    const flag = await lockToDecide(tx, decision, 'published');
    if (!isOpenTo(tx, flag, 'end')) {
      // The appeal is named by its number.
      await refuseWhileAppealed(tx, { type: 'red_flag', id: flag.id }, 'status');
      throw conflict('red_flags.ends_with_license');
    }
    return { decisionId: await applyEnd(tx, flag, 'ended', decision) };
  });
}

/** The red flag, locked, in the state that is decided about, with the evidence that the administrator has read. */
export async function lockToDecide(
  tx: ReadContext,
  { redFlagId, version }: { redFlagId: number; version: number },
  state: 'open' | 'published',
): Promise<LockedRedFlag> {
  const flag = await lockRedFlag(tx, redFlagId);
  await refuseOwnCase(tx, { type: 'red_flag', id: redFlagId });
  if (flag.state === 'withdrawn') throw conflict('red_flags.withdrawn_already');
  if (flag.state !== state)
    throw await decidedMeanwhile(tx.database, flag.decisionId, 'red_flags.decided_already');
  const isApprovedSince = flag.approvedByUserId !== null && flag.version !== version;
  refuseOtherVersion(
    flag.version,
    { version },
    isApprovedSince ? 'red_flags.approved_meanwhile' : 'red_flags.changed_meanwhile',
  );
  return flag;
}

/** Whether the move is among those that the administrator is offered. */
export const isOpenTo = (
  { viewer, now }: ReadContext,
  flag: LockedRedFlag,
  transition: RedFlagTransition,
): boolean => transitionsOpenTo(flag, { userId: viewer?.userId ?? 0, now }).includes(transition);

function refuseObstacle({ viewer, now }: ReadContext, flag: LockedRedFlag): void {
  if (!viewer) throw unauthenticated();
  const obstacle = obstacleToPublishing(flag, { userId: viewer.userId, now });
  if (obstacle !== null) throw conflict(`red_flags.refused.${obstacle}`);
}

async function choosePublicFiles(
  { database }: ReadContext,
  redFlagId: number,
  chosen: readonly number[],
): Promise<void> {
  await database
    .updateTable('red_flag_files')
    .set({
      is_public: sql<boolean>`audience = 'public' and upload_id = any(${sql.val([...chosen])}::integer[])`,
    })
    .where('red_flag_id', '=', redFlagId)
    .execute();
}
