import { sql } from 'kysely';
import type { Appealable } from '../cases/appealable.ts';
import { granted } from '../cases/overturned.ts';
import { applyPostingTransition, refuseOwn } from './actions/decide-posting.ts';
import { lockPosting } from './queries/lock-posting.ts';

/** A removed posting: its author appeals, and it is shown again. */
export const POSTING_APPEALABLES = {
  'posting.removed': {
    lock: async (tx, id) => {
      const posting = await lockPosting(tx, id);
      return { refuseParty: () => refuseOwn(tx, posting) };
    },
    parties: sql<{ id: number | null }>`
      select p.user_id from postings as posting join profiles as p on p.id = posting.author_profile_id
      where posting.id = d.subject_id`,
    version: sql<number | null>`(select p.version from postings as p where p.id = d.subject_id)`,
    stands: sql<boolean>`exists (
      select from postings as p
      where p.id = d.subject_id and p.decision_id = d.id and p.status = 'inactive' and p.deleted_at is null)`,
    undo: async (tx, { id, subjectId }, answer) => {
      const posting = await lockPosting(tx, subjectId);
      const restore = { transition: 'restore', ...answer, also: granted(id) } as const;
      return (await applyPostingTransition(tx, posting, restore)).decisionId;
    },
  },
} as const satisfies Record<string, Appealable>;
