import { sql } from 'kysely';
import { isActiveAccount } from '../../../conditions/live-accounts.ts';
import { isPublic } from '../../../conditions/public-rows.ts';
import { sidesOf } from '../../../conditions/sides.ts';

/**
 * Of notifications as `n`: their reader blocks the actor, or is blocked by them. Decisions and reviews stay.
 */
const isBlocked = sql<boolean>`(n.subject_type not in ('decision', 'review', 'response', 'appeal')
  and n.actor_profile_id is not null and exists (
    select from blocks as block join profiles as target on target.id = block.profile_id
    join profiles as actor on actor.id = n.actor_profile_id
    where (block.user_id = n.user_id and (target.id = actor.id or target.user_id = actor.user_id))
      or (block.user_id = actor.user_id and target.user_id = n.user_id)))`;

/** Reports that led to nothing are erased one day. */
const isRedFlag = sql<boolean>`exists (select from red_flags as f where f.id = n.subject_id)`;

const isRating = sql<boolean>`exists (
  select from partner_ratings as o where o.id = n.subject_id and o.removed_at is null)`;
/** A business may have another owner by now, who was not told. */
const isSide = sql<boolean>`exists (
  select from (${sidesOf('invitation', sql.ref('n.subject_id'))}) as side where acts_for(n.user_id, side.id))`;

/** Of notifications as `n`: their reader may still see what they are about. */
export const isReadable = sql<boolean>`(not ${isBlocked} and case n.subject_type
  when 'review' then exists (
    select from reviews as r
    where r.id = n.subject_id and ${isPublic('r')}
      and acts_for(n.user_id, r.contractor_id))
  when 'response' then exists (
    select from review_responses as s join reviews as r on r.id = s.review_id
    where s.id = n.subject_id and ${isPublic('s')}
      and ${isPublic('r')})
  when 'comment' then exists (
    select from comments as c join postings as p on p.id = c.posting_id
    where c.id = n.subject_id and ${isPublic('c')}
      and ${isPublic('p')})
  when 'decision' then exists (
    select from decision_statements as s where s.decision_id = n.subject_id and s.user_id = n.user_id)
  when 'followed.posting' then exists (
    select from postings as p join profiles as author on author.id = p.author_profile_id
    left join users as u on u.id = author.user_id
    where p.id = n.subject_id and ${isPublic('p')} and (u.id is null or ${isActiveAccount('u')}))
  when 'followed.review' then exists (
    select from reviews as r where r.id = n.subject_id and ${isPublic('r')})
  when 'message' then exists (
    select from messages as m join conversations as v on v.id = m.conversation_id
    join profiles as side on side.id = case when m.is_from_contractor then v.profile_id
      when v.contractor_left_at is null then v.contractor_id end
    where m.id = n.subject_id and m.removed_at is null and acts_for(n.user_id, side.id))
  when 'partner_rating.written' then ${isRating} when 'partner_rating.published' then ${isRating}
  when 'invitation.received' then ${isSide} when 'invitation.answered' then ${isSide}
  when 'invitation.withdrawn' then ${isSide} when 'invitation.expired' then ${isSide}
  when 'red_flag.reported' then ${isRedFlag} when 'red_flag.answered' then ${isRedFlag}
  when 'red_flag.withdrawn' then ${isRedFlag} when 'red_flag.expired' then ${isRedFlag}
  else true end)`;

/** Of the same: it was read here, or where it leads. */
export const isRead = sql<boolean>`(n.read_at is not null or (n.subject_type = 'decision' and exists (
  select from decision_statements as s
  where s.decision_id = n.subject_id and s.user_id = n.user_id and s.read_at is not null))
  or (n.subject_type = 'message' and exists (
    select from messages as m join conversations as v on v.id = m.conversation_id
    where m.id = n.subject_id
      and case when m.is_from_contractor then v.customer_read_id else v.contractor_read_id end >= m.id)))`;
