import { sql } from 'kysely';
import type { Queryable } from '../database/client.ts';

/** People that a job needs, and those of the contractors who accepted; `needed` null: the number does not matter. */
export type HeadCount = { needed: number | null; found: number; isCalledOff: boolean };

/** The people of all contractors who accepted the job `j`. */
export const peopleFound = sql<number>`(
  select coalesce(sum(accepted.people), 0)::integer from invitations as accepted
  where accepted.job_id = j.id and accepted.state = 'accepted')`;

export const headCountOf = (database: Queryable, jobId: number): Promise<HeadCount> =>
  database
    .selectFrom('invited_jobs as j')
    .select(['j.people_needed as needed', peopleFound.as('found')])
    .select(sql<boolean>`(j.called_off_at is not null)`.as('isCalledOff'))
    .where('j.id', '=', jobId)
    .executeTakeFirstOrThrow();

/** The number of people that a job still needs; null: the number does not matter. */
export const stillNeeded = ({ needed, found }: HeadCount): number | null =>
  needed === null ? null : Math.max(0, needed - found);
