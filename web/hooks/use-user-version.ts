import type { MembershipVersion } from '../../common/constants.ts';
import { useStore } from '../lib/store.ts';
import { userVersion } from '../lib/user-version.ts';

/** The membership version of whoever is signed in; null for a visitor and until it is known. */
export function useUserVersion(): MembershipVersion | null {
  return useStore(userVersion, null);
}
