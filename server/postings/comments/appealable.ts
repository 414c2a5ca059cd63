import { sql } from 'kysely';
import type { Appealable } from '../../cases/appealable.ts';
import { granted } from '../../cases/overturned.ts';
import { refuseOwnCase } from '../../cases/own-case.ts';
import { applyCommentTransition } from './actions/decide-comment.ts';
import { lockCommentCase } from './queries/lock-comment-case.ts';

/** A removed comment: its author appeals, and it is shown again. */
export const COMMENT_APPEALABLES = {
  'comment.removed': {
    lock: async (tx, id) => {
      await lockCommentCase(tx, id);
      return { refuseParty: () => refuseOwnCase(tx, { type: 'comment', id }) };
    },
    version: sql<number | null>`(select c.version from comments as c where c.id = d.subject_id)`,
    stands: sql<boolean>`exists (
      select from comments as c
      where c.id = d.subject_id and c.decision_id = d.id and c.status = 'inactive' and c.deleted_at is null)`,
    undo: async (tx, { id, subjectId }, answer) =>
      applyCommentTransition(tx, await lockCommentCase(tx, subjectId), 'restore', {
        ...answer,
        also: granted(id),
      }),
  },
} as const satisfies Record<string, Appealable>;
