import { sql } from 'kysely';
import type { Database } from '../../database/client.ts';
import type { EventMap } from '../../event-map.ts';
import { hasRatedSideLeft } from '../../invitations/queries/own-invitation.ts';
import type { Notice } from './notice.ts';

type Happened = 'received' | 'answered' | 'withdrawn' | 'expired' | 'filled' | 'canceled';

/** The side that did not change it; both where the system did. */
export async function noticesOfInvitation(
  database: Database,
  { invitationId }: EventMap['invitation.sent'],
  happened: Happened,
): Promise<Notice[]> {
  const row = await database
    .selectFrom('invitations as i')
    .innerJoin('profiles as sender', 'sender.id', 'i.from_profile_id')
    .innerJoin('profiles as receiver', 'receiver.id', 'i.to_profile_id')
    .select(['i.decline_reason as declineReason', 'i.canceled_by as canceledBy'])
    .select(['i.from_profile_id as senderId', 'i.to_profile_id as receiverId'])
    .select(['sender.name as sender', 'sender.user_id as senderUserId'])
    .select(['receiver.name as receiver', 'receiver.user_id as receiverUserId'])
    .where('i.id', '=', invitationId)
    .executeTakeFirst();
  if (!row) return [];
  const { senderId, receiverId } = row;
  const answer = row.declineReason === null ? 'accepted' : 'declined';
  const about: Pick<Notice, 'kind' | 'subject' | 'target'> = {
    kind: 'invitation',
    subject: { type: `invitation.${happened}`, id: invitationId },
    target: { name: 'invitations.show', params: { id: invitationId } },
  };
  const news = `invitation_${happened === 'answered' ? answer : happened}` as const;
  const toReceiver: Notice = {
    ...about,
    userId: row.receiverUserId,
    businessId: receiverId,
    actorProfileId: senderId,
    params: { name: row.sender, news },
  };
  const toSender: Notice = {
    ...about,
    userId: row.senderUserId,
    businessId: senderId,
    actorProfileId: receiverId,
    params: { name: row.receiver, news },
  };
  if (happened === 'expired') return [toReceiver, toSender];
  const isToSender = happened === 'answered' || row.canceledBy === 'receiver';
  return [isToSender ? toSender : toReceiver];
}

/** The rated side. */
export async function noticesOfPartnerRating(
  database: Database,
  { ratingId }: EventMap['partner_rating.written'],
  happened: 'written' | 'published',
): Promise<Notice[]> {
  const row = await database
    .selectFrom('partner_ratings as r')
    .innerJoin('profiles as author', 'author.id', 'r.author_profile_id')
    .innerJoin('profiles as about', 'about.id', 'r.about_profile_id')
    .select(['author.name', 'author.id as authorId', 'about.user_id as userId'])
    .select('r.invitation_id as invitationId')
    .where('r.id', '=', ratingId)
    .where(sql<boolean>`not ${hasRatedSideLeft}`)
    .executeTakeFirst();
  if (!row) return [];
  const { name, authorId, userId, invitationId } = row;
  return [
    {
      userId,
      kind: 'invitation',
      subject: { type: `partner_rating.${happened}`, id: ratingId },
      actorProfileId: authorId,
      params: { name, news: `partner_rating_${happened}` },
      target: { name: 'invitations.show', params: { id: invitationId } },
    },
  ];
}
