import type { Context } from '../../core/context.ts';
import { forbidden, unauthenticated } from '../../core/errors.ts';
import { all, hasVerifiedEmail, type Verdict } from '../../core/policies.ts';

/** A permit that is not theirs is reported by those who answer for the business. */
export function mayReportPermits({ viewer }: Pick<Context, 'viewer'>): Verdict {
  if (!viewer) return unauthenticated();
  return all(
    viewer.contractorId === null ? forbidden('permits.owners_only') : true,
    hasVerifiedEmail(viewer),
  );
}
