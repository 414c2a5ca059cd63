import { isSignedIn } from '../../core/policies.ts';
import type { Verdict } from '../../core/policies.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { SavedSearchKind } from '../../../common/search/saved-searches.ts';
import { mayUseSubFinder } from '../sub-finder/policy.ts';

/** A search is kept by who may ask it. */
export const maySaveSearch = (viewer: Viewer, kind: SavedSearchKind): Verdict =>
  kind === 'sub_finder' ? mayUseSubFinder(viewer) : isSignedIn(viewer);
