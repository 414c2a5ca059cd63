import type { DecisionAction, ReasonCode, Role } from '../../../common/constants.ts';
import type { ReasonNames } from '../../decisions/reason-codes.ts';
import type { decisionsAbout } from './queries/user-case.ts';

type DecisionRow = Awaited<ReturnType<typeof decisionsAbout>>[number];

/** A decision on an account or a posting. Times are ISO 8601 UTC. */
export type DecisionItem = {
  id: number;
  action: DecisionAction;
  at: string;
  by: string | null;
  reasonName: string | null;
  reason: string | null;
  /** For a change of role. */
  role: Role | null;
};
export function toDecisionItem(row: DecisionRow, { nameOf }: { nameOf: ReasonNames }): DecisionItem {
  const action = row.action as DecisionAction;
  const { role } = row.after as { role?: Role };
  return {
    id: row.id,
    action,
    at: row.decidedAt.toISOString(),
    by: row.decidedBy,
    reasonName: nameOf(row.reasonCode as ReasonCode | null),
    reason: row.reason,
    role: action === 'user.role_changed' ? (role ?? null) : null,
  };
}
