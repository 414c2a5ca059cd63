import type { PageAnswer } from './core/answers.ts';
import type { Database } from './database/client.ts';

/** Cards lie in lists of lists: of a page, of a section, of a group. */
const DEEPEST = 5;

/**
 * Adds the ids of the contractors on a page whose owner has a paid plan. It runs when the page is composed, so nothing
 * that orders, rates or decides can read it.
 */
export async function withPlanMarks(database: Database, answer: PageAnswer): Promise<PageAnswer> {
  const shown = claimedContractorsIn(answer.props, DEEPEST);
  if (shown.size === 0) return answer;
  const rows = await database
    .selectFrom('profiles')
    .innerJoin('memberships', 'memberships.user_id', 'profiles.user_id')
    .select('profiles.id')
    .where('profiles.id', 'in', [...shown])
    .where('memberships.version', '<>', 'free')
    .orderBy('profiles.id')
    .execute();
  return { ...answer, props: { ...answer.props, paidPlans: rows.map(({ id }) => id) } };
}

/** A card or a page of a contractor says whether it is claimed; an unclaimed one has no owner who could pay. */
function claimedContractorsIn(value: unknown, depth: number, found = new Set<number>()): Set<number> {
  if (depth === 0 || typeof value !== 'object' || value === null) return found;
  if ('claimed' in value && value.claimed === true && 'slug' in value && 'id' in value)
    if (typeof value.id === 'number') found.add(value.id);
  for (const part of Object.values(value)) claimedContractorsIn(part, depth - 1, found);
  return found;
}
