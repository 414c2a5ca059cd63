import { sql } from 'kysely';

/** Of a row of `decisions` under an alias: an appeal against it was accepted, so it no longer applies. */
export const isOverturned = (decisions: 'd' | 'e' | 'later') => sql<boolean>`exists (
  select from appeals as granted
  where granted.type = 'decision_appeal' and granted.against_decision_id = ${sql.ref(`${decisions}.id`)} and granted.state = 'accepted')`;

/** Its id where it is an administrator's edit that still binds the text's author; else null. */
export const bindingEdit = (decisions: 'd' | 'e') => sql<number | null>`case
  when ${sql.ref(`${decisions}.action`)} in ('review.edited', 'response.edited')
    and not ${isOverturned(decisions)} then ${sql.ref(`${decisions}.id`)} end`;

/** The record of a decision that accepts an appeal, before and after: the decision that it undoes. */
export const granted = (againstDecisionId: number) => ({
  before: { appeal: 'open' },
  after: { appeal: 'accepted', against: againstDecisionId },
});
