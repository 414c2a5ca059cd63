import { sql } from 'kysely';
import type { Appealable } from '../../cases/appealable.ts';
import { granted } from '../../cases/overturned.ts';
import { applyCommentTransition, refuseOwnComment } from './actions/decide-comment.ts';
import { lockCommentCase } from './queries/lock-comment-case.ts';

/** A removed comment: its author appeals, and it is shown again. */
export const COMMENT_APPEALABLES = {
  'comment.removed': {
    lock: async (tx, id) => {
      const comment = await lockCommentCase(tx, id);
      return { refuseParty: () => refuseOwnComment(tx, comment) };
    },
    parties: sql<{ id: number | null }>`
      select p.user_id from comments as comment join profiles as p on p.id = comment.author_profile_id
      where comment.id = d.subject_id`,
    version: sql<number | null>`(select c.version from comments as c where c.id = d.subject_id)`,
    stands: sql<boolean>`exists (
      select from comments as c
      where c.id = d.subject_id and c.decision_id = d.id and c.status = 'inactive' and c.deleted_at is null)`,
    undo: async (tx, { id, subjectId }, answer) => {
      const comment = await lockCommentCase(tx, subjectId);
      const restore = { transition: 'restore', ...answer, also: granted(id) } as const;
      return (await applyCommentTransition(tx, comment, restore)).decisionId;
    },
  },
} as const satisfies Record<string, Appealable>;
