import type { ReportRemovedKind } from '../../common/cases/reports.ts';
import type { Hold } from './locked-text.ts';
import { lockRemovable, changeReported } from './removable.ts';

/** Locks something that only a report takes down; its author can appeal the decision. */
export const holdRemovable =
  (kind: ReportRemovedKind): Hold =>
  async (tx, id) => {
    const subject = await lockRemovable(tx, kind, id);
    if (!subject?.isShown) return null;
    return {
      version: null,
      takeDown: ({ code: reasonCode, text: reason }) =>
        changeReported(tx, subject, 'removed', { reasonCode, reason }),
    };
  };
