import { notFound } from '../core/errors.ts';
import { isSignedIn, type Verdict } from '../core/policies.ts';
import type { Viewer } from '../core/viewer.ts';

export type UploadOwnership = { userId: number | null; visibility: string };

/** Its sender may, until it is attached; to everyone else it does not exist, so that ids reveal nothing. */
export function mayRemoveUpload(viewer: Viewer, upload: UploadOwnership | null): Verdict {
  if (!viewer) return isSignedIn(viewer);
  const isOwn = upload?.userId === viewer.userId && upload.visibility === 'uploader';
  return isOwn ? true : notFound();
}
