import { belongsTo, type Viewer } from './viewer.ts';

type Owned = { ownerProfileId: number };

/** Whether the viewer wrote a text, or belongs to the business whose page or response it is. */
export const isOwnText = (viewer: Viewer, { ownerProfileId }: Owned): boolean =>
  belongsTo(viewer, ownerProfileId);

/** Whether a page offers to report a text: visitors log in first, and one's own text is not reported. */
export const canReport = (viewer: Viewer, text: Owned): boolean => !isOwnText(viewer, text);
