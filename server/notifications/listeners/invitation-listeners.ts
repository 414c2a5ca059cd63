import type { DeclineReason, InvitationState } from '../../../common/invitations.ts';
import type { Language } from '../../../common/format/language.ts';
import type { Subscriber } from '../../mail/frame.ts';
import { membersActingFor } from '../../members/members-acting-for.ts';
import { channelOf } from '../../channels.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { Database } from '../../database/client.ts';
import type { Broadcaster } from '../../realtime/broadcaster.ts';
import {
  invitationAnsweredMail,
  invitationEndedMail,
  invitationReceivedMail,
  type MailedInvitation,
} from '../mails/invitation-mails.ts';
import type { NotifierServices } from './listener.ts';
import { findSubscriber } from '../subscriber.ts';

type OfInvitation = { invitationId: number };
type Side = 'sender' | 'receiver';

/** Mails about an invitation to the side that did not change it. */
export function invitationMails(services: NotifierServices) {
  const { mailer } = services;
  const tell = async (
    { invitationId }: OfInvitation,
    side: Side,
    write: (to: Subscriber, invitation: MailedInvitation) => Mail,
  ): Promise<void> => {
    const notified = await findNotified(services, invitationId, side);
    if (notified) await mailer.send(write(notified.to, notified.invitation));
  };
  return {
    sent: (event: OfInvitation) =>
      tell(event, 'receiver', (to, notified) => invitationReceivedMail(services, to, notified)),
    answered: (event: OfInvitation) =>
      tell(event, 'sender', (to, notified) => invitationAnsweredMail(services, to, notified)),
    withdrawn: (event: OfInvitation) =>
      tell(event, 'receiver', (to, notified) =>
        invitationEndedMail(services, to, { ...notified, isSender: false }),
      ),
    expired: async (event: OfInvitation) => {
      await tell(event, 'receiver', (to, notified) =>
        invitationEndedMail(services, to, { ...notified, isSender: false }),
      );
      await tell(event, 'sender', (to, notified) =>
        invitationEndedMail(services, to, { ...notified, isSender: true }),
      );
    },
  };
}

/** Sends the number and the state of an invitation to the connections of both sides. */
export const broadcastInvitation =
  ({ database, broadcaster }: { database: Database; broadcaster: Broadcaster }) =>
  async ({ invitationId }: OfInvitation): Promise<void> => {
    const row = await database
      .selectFrom('invitations as i')
      .innerJoin('profiles as sender', 'sender.id', 'i.from_profile_id')
      .innerJoin('profiles as receiver', 'receiver.id', 'i.to_profile_id')
      .select(['i.state', 'sender.user_id as senderId', 'receiver.user_id as receiverId'])
      .select(['i.from_profile_id as fromId', 'i.to_profile_id as toId'])
      .where('i.id', '=', invitationId)
      .executeTakeFirst();
    if (!row) return;
    const members = await Promise.all([row.fromId, row.toId].map((id) => membersActingFor(database, id)));
    const channels = [row.senderId, row.receiverId, ...members.flat()].flatMap((id) =>
      id === null ? [] : [channelOf.user(id)],
    );
    await broadcaster.trigger(channels, 'invitation.updated', {
      invitation: { id: invitationId, state: row.state },
    });
  };

/** An invitation as told to one of its sides, in their language; null where that side gets no mail. */
async function findNotified(
  { database }: NotifierServices,
  invitationId: number,
  side: Side,
): Promise<{ to: Subscriber; invitation: MailedInvitation } | null> {
  const row = await database
    .selectFrom('invitations as i')
    .innerJoin('trades as t', 't.id', 'i.trade_id')
    .innerJoin('regions as r', 'r.id', 'i.region_id')
    .innerJoin('profiles as sender', 'sender.id', 'i.from_profile_id')
    .innerJoin('profiles as receiver', 'receiver.id', 'i.to_profile_id')
    .select(['i.id', 'i.state', 'i.place', 'i.starts_on as startsOn', 'i.ends_on as endsOn', 'i.message'])
    .select(['i.expires_at as expiresAt', 'i.decline_reason', 'i.decline_note'])
    .select(['i.from_profile_id', 'i.to_profile_id', 'sender.name as sender', 'receiver.name as receiver'])
    .select(['t.english as tradeEnglish', 't.mexican_spanish as tradeSpanish'])
    .select(['r.english as regionEnglish', 'r.mexican_spanish as regionSpanish'])
    .where('i.id', '=', invitationId)
    .executeTakeFirst();
  if (!row) return null;
  const to = await findSubscriber(
    database,
    side === 'sender' ? row.from_profile_id : row.to_profile_id,
    'invitations',
  );
  if (!to) return null;
  const inEnglish = to.language === ('english' satisfies Language);
  return {
    to,
    invitation: {
      id: row.id,
      state: row.state as InvitationState,
      other: side === 'sender' ? row.receiver : row.sender,
      trade: inEnglish ? row.tradeEnglish : row.tradeSpanish,
      place: `${row.place}, ${inEnglish ? row.regionEnglish : row.regionSpanish}`,
      startsOn: row.startsOn,
      endsOn: row.endsOn,
      expiresAt: row.expiresAt,
      message: row.message,
      decline:
        row.decline_reason === null
          ? null
          : { reason: row.decline_reason as DeclineReason, note: row.decline_note },
    },
  };
}
