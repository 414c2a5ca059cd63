import { canReport } from '../../core/own-text.ts';
import { allows, isSignedIn, all, type Verdict } from '../../core/policies.ts';
import { forbidden } from '../../core/errors.ts';
import type { Viewer } from '../../core/viewer.ts';
import { isAuthor, mayPublish } from '../policy.ts';

/** A comment's author: all that its policies need. */
export type CommentOwnership = { authorProfileId: number };

/** Everyone with a confirmed address, under every posting that they can read. */
export const mayComment = (viewer: Viewer): Verdict => mayPublish(viewer);

/** A posting that is not shown takes no comments, nor changes of them; an expired one does. */
export const takesComments = ({ status }: { status: string }): boolean => status === 'active';

const isOwn = (viewer: Viewer, comment: CommentOwnership): Verdict =>
  isAuthor(viewer, comment) ? true : forbidden();

export const mayEditComment = (viewer: Viewer, comment: CommentOwnership): Verdict =>
  all(mayComment(viewer), isOwn(viewer, comment));

/** Taking one's words back needs no confirmed address. */
export const mayDeleteComment = (viewer: Viewer, comment: CommentOwnership): Verdict =>
  all(isSignedIn(viewer), isOwn(viewer, comment));

export const canOf = (viewer: Viewer, comment: CommentOwnership) => ({
  edit: allows(mayEditComment(viewer, comment)),
  delete: allows(mayDeleteComment(viewer, comment)),
  report: canReport(viewer, { ownerProfileId: comment.authorProfileId }),
});
