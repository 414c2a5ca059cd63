import { sql } from 'kysely';
import { refuseOwnCase } from '../cases/own-case.ts';
import type { Subject } from '../cases/subject.ts';
import { applyEnd } from './apply-decision.ts';
import { lockRedFlag } from './queries/lock-red-flag.ts';

/** A red flag: its contractor appeals the publication, and it ends. */
export const RED_FLAG: Subject<'red_flag'> = {
  lock: async (tx, id) => {
    const flag = await lockRedFlag(tx, id);
    return {
      refuseParty: () => refuseOwnCase(tx, { type: 'red_flag', id }),
      undo: { 'red_flag.published': (_decision, why) => applyEnd(tx, flag, 'ended', why) },
    };
  },
  version: sql<number | null>`(select f.version from red_flags as f where f.id = d.subject_id)`,
  stands: {
    'red_flag.published': sql<boolean>`exists (
      select from red_flags as f where f.id = d.subject_id and f.decision_id = d.id and f.state = 'published')`,
  },
};
