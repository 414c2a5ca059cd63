import { sql } from 'kysely';
import { refuseOwnCase } from '../../cases/own-case.ts';
import type { Subject } from '../../cases/subject.ts';
import { applyCommentTransition } from './actions/decide-comment.ts';
import { lockCommentCase } from './queries/lock-comment-case.ts';

/** A comment: its author appeals its removal. */
export const COMMENT: Subject<'comment'> = {
  lock: async (tx, id) => {
    const comment = await lockCommentCase(tx, id);
    return {
      refuseParty: () => refuseOwnCase(tx, { type: 'comment', id }),
      shownText: () =>
        comment.status === 'active'
          ? {
              version: comment.version,
              takeDown: (why) => applyCommentTransition(tx, comment, 'remove', why),
            }
          : null,
      undo: { 'comment.removed': (_decision, why) => applyCommentTransition(tx, comment, 'restore', why) },
    };
  },
  version: sql<number | null>`(select c.version from comments as c where c.id = d.subject_id)`,
  stands: {
    'comment.removed': sql<boolean>`exists (
      select from comments as c
      where c.id = d.subject_id and c.decision_id = d.id and c.status = 'inactive' and c.deleted_at is null)`,
  },
};
