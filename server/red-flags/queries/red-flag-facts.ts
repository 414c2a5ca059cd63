import { sql } from 'kysely';
import { isWhileAppealed } from '../../cases/open-appeals.ts';

/** Files and official records of `red_flags as f` that the reporter gave and the contractor can answer. */
export const EVIDENCE_COUNT = sql<number>`((
  select count(*)::integer from red_flag_files as e where e.red_flag_id = f.id and e.side = 'reporter' and e.audience <> 'admins')
  + (f.record_url is not null)::integer)`;

/** Of `red_flags as f`: an appeal against its publication is open. */
export const IS_APPEALED = isWhileAppealed('red_flag', sql.ref('f.id'), 'status');
