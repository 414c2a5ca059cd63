import { json } from '../core/answers.ts';
import { unauthenticated } from '../core/errors.ts';
import { signedIn } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { entitlementsOf } from './entitlements.ts';
import { usageOf } from './queries/usage.ts';
import { toVersionDetails, versionDetailsAnswer } from './version-details.ts';

/** The limits of a membership. */
export function addBillingRoutes(routes: Routes): void {
  routes.read('api.user.version_details', {
    answers: versionDetailsAnswer,
    policy: signedIn,
    handle: async ({ database, viewer, now }) => {
      if (!viewer) throw unauthenticated();
      const [entitlements, used] = await Promise.all([
        entitlementsOf(database, viewer.userId),
        usageOf(database, viewer, now),
      ]);
      return json({ versionDetails: toVersionDetails(entitlements, used) });
    },
  });
}
