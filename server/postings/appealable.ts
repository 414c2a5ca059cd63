import { sql } from 'kysely';
import type { Appealable } from '../cases/appealable.ts';
import { granted } from '../cases/overturned.ts';
import { refuseOwnCase } from '../cases/own-case.ts';
import { applyPostingTransition } from './actions/decide-posting.ts';
import { lockPosting } from './queries/lock-posting.ts';

/** A removed posting: its author appeals, and it is shown again. */
export const POSTING_APPEALABLES = {
  'posting.removed': {
    lock: async (tx, id) => {
      await lockPosting(tx, id);
      return { refuseParty: () => refuseOwnCase(tx, { type: 'posting', id }) };
    },
    version: sql<number | null>`(select p.version from postings as p where p.id = d.subject_id)`,
    stands: sql<boolean>`exists (
      select from postings as p
      where p.id = d.subject_id and p.decision_id = d.id and p.status = 'inactive' and p.deleted_at is null)`,
    undo: async (tx, { id, subjectId }, answer) =>
      applyPostingTransition(tx, await lockPosting(tx, subjectId), 'restore', {
        ...answer,
        also: granted(id),
      }),
  },
} as const satisfies Record<string, Appealable>;
