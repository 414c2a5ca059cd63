import { forbidden, unauthenticated } from '../../core/errors.ts';
import type { Verdict } from '../../core/policies.ts';
import type { Viewer } from '../../core/viewer.ts';

/** Contractors find each other here; administrators look on. */
export const mayUseSubFinder = (viewer: Viewer): Verdict => {
  if (!viewer) return unauthenticated();
  return viewer.contractorId !== null || viewer.role === 'admin' ? true : forbidden('sub_finder.refused');
};
