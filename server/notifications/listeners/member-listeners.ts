import type { Recipient } from '../../mail/frame.ts';
import type { Database } from '../../database/client.ts';
import type { EventMap } from '../../event-map.ts';
import { findRecipient, selectRecipients } from '../find-recipient.ts';
import type { NotifierServices } from './listener.ts';
import { memberInvitedMail, memberJoinedMail, memberRemovedMail } from '../mails/member-mails.ts';
import { findMemberSides } from '../member-sides.ts';

/** Mails about members of a business: to an invited address, to the owner, to a member who was removed. */
export function memberMails(services: NotifierServices) {
  const { database, mailer } = services;
  return {
    invited: async ({ memberId, token }: EventMap['member.invited']): Promise<void> => {
      const sides = await findMemberSides(database, memberId);
      const owner = sides && (await recipientOf(database, sides.ownerUserId));
      if (!sides || !owner) return;
      const { email, business, expiresAt } = sides;
      const to = (await readerAt(database, email)) ?? { email, name: null, language: owner.language };
      await mailer.send(memberInvitedMail(services, to, { business, inviter: owner.name, expiresAt, token }));
    },
    joined: async ({ memberId }: EventMap['member.joined']): Promise<void> => {
      const sides = await findMemberSides(database, memberId);
      const owner = sides && (await recipientOf(database, sides.ownerUserId));
      if (!sides || !owner) return;
      const { business, member } = sides;
      await mailer.send(memberJoinedMail(services, owner, { business, member: member ?? '' }));
    },
    ended: async ({ memberId, userId, reason }: EventMap['member.ended']): Promise<void> => {
      if (reason !== 'removed' && reason !== 'business_closed') return;
      const sides = await findMemberSides(database, memberId);
      const to = await recipientOf(database, userId);
      if (sides && to) await mailer.send(memberRemovedMail(services, to, { business: sides.business }));
    },
  };
}

const recipientOf = async (database: Database, userId: number | null): Promise<Recipient | undefined> =>
  userId === null ? undefined : findRecipient(database, userId);

const readerAt = (database: Database, email: string): Promise<Recipient | undefined> =>
  selectRecipients(database).where('email', '=', email).executeTakeFirst();
