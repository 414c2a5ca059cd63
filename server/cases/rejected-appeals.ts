import { sql, type RawBuilder } from 'kysely';

/**
 * Of decisions as `d`: it rejected an appeal against one of those decisions (as `against`). An array, so that the numbers are
 * looked up by their index beside whatever else is asked.
 */
export const rejectsAppealAgainst = (ofThese: RawBuilder<boolean>) => sql<boolean>`d.id = any(array(
  select rejected.decision_id from appeals as rejected
  join decisions as against on against.id = rejected.against_decision_id
  where rejected.type = 'decision_appeal' and rejected.state = 'rejected' and ${ofThese}))`;

/** The same for decisions about one thing. */
export const rejectsAppealAbout = (
  type: 'review' | 'response' | 'posting' | 'comment' | 'user',
  id: number,
) => rejectsAppealAgainst(sql`against.subject_type = ${type} and against.subject_id = ${id}`);
