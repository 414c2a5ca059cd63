import { sql } from 'kysely';
import type { Appealable } from '../cases/appealable.ts';
import { granted } from '../cases/overturned.ts';
import { refuseOwnCase } from '../cases/own-case.ts';
import { applyEnd } from './apply-decision.ts';
import { lockRedFlag } from './queries/lock-red-flag.ts';

/** A published red flag: the contractor appeals, and it ends. */
export const RED_FLAG_APPEALABLES = {
  'red_flag.published': {
    lock: async (tx, id) => {
      await lockRedFlag(tx, id);
      return { refuseParty: () => refuseOwnCase(tx, { type: 'red_flag', id }) };
    },
    stands: sql<boolean>`exists (
      select from red_flags as f where f.id = d.subject_id and f.decision_id = d.id and f.state = 'published')`,
    version: sql<number | null>`(select f.version from red_flags as f where f.id = d.subject_id)`,
    undo: async (tx, { id, subjectId }, answer) =>
      applyEnd(tx, await lockRedFlag(tx, subjectId), 'ended', { ...answer, also: granted(id) }),
  },
} as const satisfies Record<string, Appealable>;
