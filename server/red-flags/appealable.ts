import { sql } from 'kysely';
import type { Appealable } from '../cases/appealable.ts';
import { granted } from '../cases/overturned.ts';
import { applyEnd } from './apply-decision.ts';
import { refuseOwnSide } from './policy.ts';
import { lockRedFlag } from './queries/lock-red-flag.ts';

/** A published red flag: the contractor appeals, and it ends. */
export const RED_FLAG_APPEALABLES = {
  'red_flag.published': {
    lock: async (tx, id) => {
      const flag = await lockRedFlag(tx, id);
      return { refuseParty: () => refuseOwnSide(tx, flag) };
    },
    parties: sql<{ id: number | null }>`
      select p.user_id from profiles as p where p.id = d.contractor_id
      union select f.reporter_user_id from red_flags as f where f.id = d.subject_id`,
    stands: sql<boolean>`exists (
      select from red_flags as f where f.id = d.subject_id and f.decision_id = d.id and f.state = 'published')`,
    version: sql<number | null>`(select f.version from red_flags as f where f.id = d.subject_id)`,
    undo: async (tx, { id, subjectId }, answer) =>
      applyEnd(tx, await lockRedFlag(tx, subjectId), {
        action: 'red_flag.ended',
        state: 'ended',
        ...answer,
        also: granted(id),
      }),
  },
} as const satisfies Record<string, Appealable>;
