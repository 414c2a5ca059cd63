import { deadlineText } from '../../places/deadline-text.ts';
import type { EventMap } from '../../event-map.ts';
import { closingCustomers, proposedAbout, writableOf } from '../closing-people.ts';
import { closingAnnouncedMail, closingProposedMail } from '../../contractors/closing/mails/closing-mails.ts';
import { findSubscriber } from '../subscriber.ts';
import type { NotifierServices } from './listener.ts';

/** Mails the business what is proposed about it, and its customers that it closed. */
export function closingMails(services: NotifierServices) {
  const { database, mailer } = services;
  return {
    proposed: async ({ proposalId }: EventMap['closing.proposed']): Promise<void> => {
      const found = await proposedAbout(database, proposalId);
      if (!found || found.isFurther || found.origin === 'owner') return;
      const to = await writableOf(database, found.contractorId);
      if (!to) return;
      const { answerDueAt: due, zone } = found;
      const answerUntil = due && deadlineText(due, { language: to.language, zone });
      await mailer.send(
        closingProposedMail(services, { ...found, proposalId, answerUntil, isOwner: to.isOwner, to }),
      );
    },
    closed: async (event: EventMap['contractor.closed']): Promise<void> => {
      const { contractorId, contractorSlug, announces } = event;
      if (!announces) return;
      for (const { profileId, contractor } of await closingCustomers(database, contractorId)) {
        const to = await findSubscriber(database, profileId, 'messages');
        if (to) await mailer.send(closingAnnouncedMail(services, to, { contractor, slug: contractorSlug }));
      }
    },
  };
}
