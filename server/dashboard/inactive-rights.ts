import type { ReadContext } from '../core/context.ts';
import { toMembership, type MembershipView } from '../billing/membership-view.ts';
import { findMembership } from '../billing/queries/membership.ts';
import { openClaims, openRedFlags } from './queries/waiting.ts';

/** An inactive account's plan, and what still waits for its owner's answer. */
export type InactiveRightsView = {
  membership: MembershipView;
  redFlags: { id: number; reason: string; answer_until: string }[];
  claims: { name: string; slug: string }[];
};

/** Null for visitors. */
export async function inactiveRights({
  database,
  viewer,
  language,
}: ReadContext): Promise<InactiveRightsView | null> {
  if (!viewer) return null;
  const { userId, contractorId } = viewer;
  const [membership, flags, claims] = await Promise.all([
    findMembership(database, userId),
    contractorId === null ? [] : openRedFlags(database, contractorId),
    openClaims(database, userId),
  ]);
  return {
    membership: toMembership(membership),
    redFlags: flags.map((flag) => ({
      id: flag.id,
      reason: flag[language],
      answer_until: flag.answer_due_at.toISOString(),
    })),
    claims: claims.map(({ name, slug }) => ({ name, slug })),
  };
}
