import { MEMBERSHIP_VERSIONS, type MembershipVersion } from '../../common/profiles/membership-versions.ts';
import { createStore } from './store.ts';

/** The signed-in user's membership version; null for a visitor and until it is known. */
export const userVersion = createStore<MembershipVersion | null>(null);

/** Takes what GET /api/user-version answered; false when that cannot be understood. */
export function takeUserVersion(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('logged_in_user_version' in answer)) return false;
  const version = answer.logged_in_user_version;
  const known = MEMBERSHIP_VERSIONS.find((name) => name === version) ?? null;
  if (known === null && version !== null) return false;
  userVersion.set(known);
  return true;
}
