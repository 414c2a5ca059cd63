import { sql } from 'kysely';

/** Of `red_flags as f`: files and official records that the reporter gave. */
export const EVIDENCE_COUNT = sql<number>`((
  select count(*)::integer from red_flag_files as e where e.red_flag_id = f.id and e.side = 'reporter')
  + (f.record_url is not null)::integer)`;

/** Of `red_flags as f`: an appeal against its publication is open. */
export const IS_APPEALED = sql<boolean>`exists (
  select from appeals as a where a.type = 'decision_appeal' and a.state = 'open' and a.subject_type = 'red_flag'
    and a.subject_id = f.id)`;
