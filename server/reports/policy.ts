import { isSignedIn, type Verdict } from '../core/policies.ts';
import type { Viewer } from '../core/viewer.ts';

/** Every signed-in user: a report is never public, so an unconfirmed address is no obstacle. */
export const mayReport = (viewer: Viewer): Verdict => isSignedIn(viewer);
