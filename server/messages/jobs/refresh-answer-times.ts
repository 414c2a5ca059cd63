import { sql } from 'kysely';
import { ANSWER_STEPS_HOURS, ANSWERS_NEEDED, ANSWERS_OF_DAYS } from '../../../common/conversations.ts';
import { isActiveAccount } from '../../conditions/live-accounts.ts';
import type { Database } from '../../database/client.ts';

/**
 * Stores how soon each business usually answers: the step within which at least half of the conversations of the last 90 days
 * got their first answer, those without one among them. Under five conversations, or slower than the last step, is null.
 * Answers the ids of the contractors whose time changed.
 */
export async function refreshAnswerTimes(database: Database, now: Date): Promise<number[]> {
  const [slowest] = ANSWER_STEPS_HOURS.toReversed();
  const { rows } = await sql<{ id: number }>`
    with first_messages as (
      select v.contractor_id, v.id,
        (select min(m.created_at) from messages as m
          where m.conversation_id = v.id and not m.is_from_contractor) as asked_at,
        (select min(m.created_at) from messages as m
          where m.conversation_id = v.id and m.is_from_contractor) as answered_at
      from conversations as v
      where v.contractor_left_at is null
        and v.created_at > ${now}::timestamptz - make_interval(days => ${ANSWERS_OF_DAYS}::integer)
    ), counted as (
      -- Who wrote less than a slow answer ago may still get one.
      select contractor_id, coalesce(extract(epoch from answered_at - asked_at) / 3600, 'infinity') as hours
      from first_messages
      where asked_at is not null and (answered_at is null or answered_at >= asked_at)
        and (answered_at is not null
          or asked_at < ${now}::timestamptz - make_interval(hours => ${slowest}::integer))
    ), usual as (
      select contractor_id, percentile_disc(0.5) within group (order by hours) as hours
      from counted group by contractor_id having count(*) >= ${ANSWERS_NEEDED}::integer
    ), steps as (
      select c.id, (
        select min(step) from unnest(${sql.val([...ANSWER_STEPS_HOURS])}::smallint[]) as step
        where step >= usual.hours) as step
      from contractors as c
      left join usual on usual.contractor_id = c.id
        and exists (select from profiles as p join users as u on u.id = p.user_id
          where p.id = c.id and ${isActiveAccount('u')})
      where usual.hours is not null or c.usual_answer_hours is not null
    )
    update contractors as c set usual_answer_hours = steps.step from steps
    where steps.id = c.id and c.usual_answer_hours is distinct from steps.step
    returning c.id`.execute(database);
  return rows.map(({ id }) => id);
}
