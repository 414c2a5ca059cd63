import { currencyOf } from '../../../common/format/currencies.ts';
import { namedPrice } from '../../../common/format/money.ts';
import type { DeclineReason, EndReason, InvitationSide, PriceUnit } from '../../../common/invitations.ts';
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
  type HowEnded,
  type MailedInvitation,
} from '../mails/invitation-mails.ts';
import type { NotifierServices } from './listener.ts';
import { findSubscriber } from '../subscriber.ts';
import { peopleFound } from '../../invitations/head-count.ts';

type OfInvitation = { invitationId: number };

/** Mails about an invitation to the side that did not change it. */
export function invitationMails(services: NotifierServices) {
  const { mailer } = services;
  const notify = async (
    { invitationId }: OfInvitation,
    side: InvitationSide,
    write: (to: Subscriber, invitation: MailedInvitation) => Mail,
  ): Promise<void> => {
    const notified = await findNotified(services, invitationId, side);
    if (notified) await mailer.send(write(notified.to, notified.invitation));
  };
  const notifyOfEnd = (event: OfInvitation, side: InvitationSide, how: HowEnded): Promise<void> =>
    notify(event, side, (to, invitation) => invitationEndedMail(services, to, { ...invitation, how }));
  return {
    sent: (event: OfInvitation) =>
      notify(event, 'receiver', (to, invitation) => invitationReceivedMail(services, to, invitation)),
    answered: (event: OfInvitation) =>
      notify(event, 'sender', (to, invitation) => invitationAnsweredMail(services, to, invitation)),
    withdrawn: (event: OfInvitation) => notifyOfEnd(event, 'receiver', 'withdrawn'),
    filled: (event: OfInvitation) => notifyOfEnd(event, 'receiver', 'filled'),
    canceled: async (event: OfInvitation) =>
      notifyOfEnd(event, await sideBesides(services, event), 'canceled'),
    expired: async (event: OfInvitation) => {
      await notifyOfEnd(event, 'receiver', 'expired');
      await notifyOfEnd(event, 'sender', 'unanswered');
    },
  };
}

/** The side that did not cancel it. */
async function sideBesides(
  { database }: NotifierServices,
  { invitationId }: OfInvitation,
): Promise<InvitationSide> {
  const row = await database
    .selectFrom('invitations')
    .select('canceled_by')
    .where('id', '=', invitationId)
    .executeTakeFirst();
  return row?.canceled_by === 'receiver' ? 'sender' : 'receiver';
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

/** An invitation as it is mailed to one of its sides, in their language; null where that side gets no mail. */
async function findNotified(
  { database }: NotifierServices,
  invitationId: number,
  side: InvitationSide,
): Promise<{ to: Subscriber; invitation: MailedInvitation } | null> {
  const row = await database
    .selectFrom('invitations as i')
    .innerJoin('trades as t', 't.id', 'i.trade_id')
    .innerJoin('regions as r', 'r.id', 'i.region_id')
    .innerJoin('profiles as sender', 'sender.id', 'i.from_profile_id')
    .innerJoin('profiles as receiver', 'receiver.id', 'i.to_profile_id')
    .innerJoin('invited_jobs as j', 'j.id', 'i.job_id')
    .select(['i.id', 'i.place', 'i.starts_on as startsOn', 'i.ends_on as endsOn', 'i.message'])
    .select(['i.expires_at as expiresAt', 'i.decline_reason', 'i.decline_note', 'i.end_reason', 'i.end_note'])
    .select([
      'j.people_needed as needed',
      peopleFound.as('found'),
      'i.people',
      'i.price_cents',
      'i.price_unit',
    ])
    .select(['i.from_profile_id', 'i.to_profile_id', 'sender.name as sender', 'receiver.name as receiver'])
    .select(['t.english as tradeEnglish', 't.mexican_spanish as tradeSpanish'])
    .select(['r.english as regionEnglish', 'r.mexican_spanish as regionSpanish', 'r.country'])
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
      other: side === 'sender' ? row.receiver : row.sender,
      trade: inEnglish ? row.tradeEnglish : row.tradeSpanish,
      place: `${row.place}, ${inEnglish ? row.regionEnglish : row.regionSpanish}`,
      startsOn: row.startsOn,
      endsOn: row.endsOn,
      expiresAt: row.expiresAt,
      message: row.message,
      job: { needed: row.needed, found: row.found },
      people: row.people,
      price: priceOf(row),
      end: row.end_reason === null ? null : { reason: row.end_reason as EndReason, note: row.end_note },
      decline:
        row.decline_reason === null
          ? null
          : { reason: row.decline_reason as DeclineReason, note: row.decline_note },
    },
  };
}

const priceOf = (row: {
  price_cents: number | null;
  price_unit: string | null;
  country: string;
}): MailedInvitation['price'] =>
  row.price_cents === null
    ? null
    : {
        amount: namedPrice(row.price_cents, currencyOf(row.country)),
        unit: row.price_unit as PriceUnit,
      };
