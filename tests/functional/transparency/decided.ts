import type { AppealKind, AppealState } from '../../../common/constants.ts';
import { transact, type Context } from '../../../server/core/context.ts';
import { reasonFamilyOf } from '../../../server/decisions/reason-family.ts';
import { recordDecision, type NewDecision } from '../../../server/decisions/record-decision.ts';
import type { World } from '../../support/world.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

/** Records a decision as an action would, without what it decides. */
export async function decide(
  world: World,
  changes: Partial<NewDecision> & { at?: Date; administrator?: { id: number } } = {},
): Promise<{ id: number }> {
  const { at = NOW, administrator, ...decision } = changes;
  const context = {
    database: world.database,
    viewer: administrator ? { userId: administrator.id } : null,
    now: at,
    announce: () => undefined,
  } as unknown as Context;
  return transact(context, (tx) =>
    recordDecision(tx, {
      action: 'review.deactivated',
      subject: { type: 'review', id: 1 },
      reasonCode:
        reasonFamilyOf(decision.action ?? 'review.deactivated', decision.after ?? {}) === 'offense'
          ? 'R07'
          : null,
      reasonText: 'It names a private person.',
      before: { status: 'active' },
      after: { status: 'inactive' },
      concerned: [],
      ...decision,
    }),
  );
}

export type AppealSeed = {
  reviewId: number;
  kind?: AppealKind;
  state?: AppealState;
  filedAt?: Date;
  /** The duration; an open one has none. */
  hours?: number;
  appellantUserId?: number;
  againstDecisionId?: number;
  decisionId?: number;
};

/** An appeal's row in the table. */
export async function appeal(world: World, seed: AppealSeed): Promise<void> {
  const { state = 'open', filedAt = NOW, hours = 24 } = seed;
  const later = (count: number) => new Date(filedAt.getTime() + count * 3_600_000);
  await world.database
    .insertInto('appeals')
    .values({
      type: 'appeal',
      subject_type: 'review',
      subject_id: seed.reviewId,
      review_id: seed.reviewId,
      kind: seed.kind ?? 'take_down',
      appellant_user_id: seed.appellantUserId ?? null,
      state,
      on_appeal_reason: 'This is not about a job of ours at all.',
      filed_at: filedAt,
      due_at: later(7 * 24),
      closed_at: state === 'open' ? null : later(hours),
      against_decision_id: seed.againstDecisionId ?? null,
      decision_id: seed.decisionId ?? null,
    })
    .execute();
}
