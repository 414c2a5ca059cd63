import { hasVerifiedEmail, type Verdict } from '../core/policies.ts';
import type { Viewer } from '../core/viewer.ts';

/** Reports come from a confirmed address: others are put to work by them. */
export const mayReport = (viewer: Viewer): Verdict => hasVerifiedEmail(viewer);
