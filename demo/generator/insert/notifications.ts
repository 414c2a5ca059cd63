import { sql } from 'kysely';
import type { DomainEvent } from '../../../server/event-map.ts';
import { noticesOf } from '../../../server/notifications/inbox/sources.ts';
import type { Queryable } from '../../../server/database/client.ts';
import { insertRows } from '../../../server/database/insert-rows.ts';
import { isPublic } from '../../../server/conditions/public-rows.ts';
import { daysBefore } from '../dates.ts';
import type { Row } from './ids.ts';

const TOLD = ['user@', 'contractor@', 'free@', 'admin@'].map((name) => `${name}plumbline.test`);
/** Of each kind of event, for each account. */
const MOST_OF_EACH = 6;
const READ_BEFORE_DAYS = 6;

type Happened = { event: DomainEvent; at: Date };

/** Notifications of the demo accounts, by the sources of real ones, from what is in the demo world. */
export async function insertNotifications(database: Queryable, today: Date): Promise<void> {
  const users = await database.selectFrom('users').select('id').where('email', 'in', TOLD).execute();
  const told = new Set(users.map(({ id }) => id));
  const rows: Row<'notifications'>[] = [];
  for (const { event, at } of await happened(database, [...told], today))
    for (const { userId, kind, subject, actorProfileId, params, target } of await noticesOf(database, event))
      if (userId !== null && told.has(userId))
        rows.push({
          user_id: userId,
          kind,
          subject_type: subject.type,
          subject_id: subject.id,
          actor_profile_id: actorProfileId ?? null,
          params,
          target,
          created_at: at,
          read_at: at < daysBefore(today, READ_BEFORE_DAYS) ? at : null,
        });
  // The list is in the order of their numbers.
  rows.sort((one, other) => Number(one.created_at) - Number(other.created_at));
  await insertRows(database, 'notifications', rows, { onConflict: 'skip' });
}

/** The latest events around these accounts, each with its day. */
async function happened(database: Queryable, userIds: number[], today: Date): Promise<Happened[]> {
  const { rows } = await sql<Happened>`
    with told as (select id, user_id from profiles where user_id = any(${sql.val(userIds)}::integer[])),
    events as (
      select told.user_id, r.created_at as at,
        jsonb_build_object('name', 'review.published', 'reviewId', r.id) as event
      from told join reviews as r on r.contractor_id = told.id where ${isPublic('r')}
      union all
      select told.user_id, s.created_at,
        jsonb_build_object('name', 'response.published', 'reviewId', r.id, 'responseId', s.id)
      from told join reviews as r on r.author_profile_id = told.id
      join review_responses as s on s.review_id = r.id and ${isPublic('s')}
      where ${isPublic('r')}
      union all
      select told.user_id, c.created_at,
        jsonb_build_object('name', 'comment.created', 'commentId', c.id, 'postingId', c.posting_id)
      from told join postings as p on p.author_profile_id = told.id
      join comments as c on c.posting_id = p.id and c.author_profile_id <> told.id
      union all
      select told.user_id, c.created_at,
        jsonb_build_object('name', 'comment.created', 'commentId', c.id, 'postingId', c.posting_id)
      from told join comments as above on above.author_profile_id = told.id
      join comments as c on c.parent_id = above.id and c.author_profile_id <> told.id
      union all
      select told.user_id, m.created_at, jsonb_build_object('name', 'message.sent', 'messageId', m.id,
        'conversationId', v.id, 'isFromContractor', m.is_from_contractor)
      from told join conversations as v on told.id in (v.profile_id, v.contractor_id)
      join messages as m on m.conversation_id = v.id and m.is_from_contractor = (told.id = v.profile_id)
      union all
      select told.user_id, i.created_at, jsonb_build_object('name', 'invitation.sent', 'invitationId', i.id)
      from told join invitations as i on i.to_profile_id = told.id
      union all
      select told.user_id, i.closed_at, jsonb_build_object('name', 'invitation.answered', 'invitationId', i.id)
      from told join invitations as i on i.from_profile_id = told.id where i.state in ('accepted', 'declined')
      union all
      select told.user_id, r.published_at, jsonb_build_object('name', 'partner_rating.published', 'ratingId', r.id)
      from told join partner_ratings as r on r.about_profile_id = told.id where r.published_at is not null
      union all
      select told.user_id, f.opened_at, jsonb_build_object('name', 'red_flag.reported', 'redFlagId', f.id)
      from told join red_flags as f on f.contractor_id = told.id where f.origin = 'report'
      union all
      select s.user_id, d.decided_at,
        jsonb_build_object('name', 'decision.made', 'decisionId', d.id, 'action', d.action)
      from decision_statements as s join decisions as d on d.id = s.decision_id
      where s.user_id = any(${sql.val(userIds)}::integer[]))
    select distinct on (event) event, at from (
      select events.*, row_number() over (
        partition by user_id, event ->> 'name' order by at desc, event) as place
      from events where at <= ${today}::timestamptz) as latest
    where place <= ${MOST_OF_EACH}
    order by event, at`.execute(database);
  return rows;
}
