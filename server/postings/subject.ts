import { sql } from 'kysely';
import { refuseWhileAppealed } from '../cases/open-appeals.ts';
import { refuseOwnCase } from '../cases/own-case.ts';
import type { Subject } from '../cases/subject.ts';
import { applyPostingTransition } from './actions/decide-posting.ts';
import { lockPosting } from './queries/lock-posting.ts';

/** A posting: its author appeals its removal. */
export const POSTING: Subject<'posting'> = {
  lock: async (tx, id) => {
    const posting = await lockPosting(tx, id);
    const isShown = posting.status === 'active' || posting.holdSignals.length > 0;
    return {
      refuseParty: () => refuseOwnCase(tx, { type: 'posting', id }),
      shownText: () =>
        isShown
          ? {
              version: posting.version,
              takeDown: async (why) => {
                await refuseWhileAppealed(tx, { type: 'posting', id }, 'status');
                return applyPostingTransition(tx, posting, 'remove', why);
              },
            }
          : null,
      undo: { 'posting.removed': (_decision, why) => applyPostingTransition(tx, posting, 'restore', why) },
    };
  },
  version: sql<number | null>`(select p.version from postings as p where p.id = d.subject_id)`,
  stands: {
    'posting.removed': sql<boolean>`exists (
      select from postings as p
      where p.id = d.subject_id and p.decision_id = d.id and p.status = 'inactive' and p.deleted_at is null)`,
  },
};
