import { sql } from 'kysely';
import type { Language } from '../../../common/format/language.ts';
import type { Database } from '../../database/client.ts';
import type { EventMap } from '../../event-map.ts';
import { findHire, type FoundHire } from '../../quotes/queries/find-hire.ts';
import { isBlockedBetween } from '../../relations/queries/blocked.ts';
import { hireMail, reviewDueMail, type HireNews, type MailedHire } from '../mails/quote-mails.ts';
import { findSubscriber } from '../subscriber.ts';
import type { NotifierServices } from './listener.ts';

type OfHire = EventMap['quote.hired'];

/** Mails about who was hired, and later the one that asks for a review. */
export function quoteMails(services: NotifierServices) {
  const { database, mailer } = services;
  const tell = async (contractorId: number, news: HireNews, hire: FoundHire): Promise<void> => {
    const { customerProfileId } = hire;
    if (customerProfileId !== null && (await isBlockedBetween(database, customerProfileId, contractorId)))
      return;
    const to = await findSubscriber(database, contractorId, 'messages');
    if (to) await mailer.send(hireMail(services, to, news, mailed(hire, to.language)));
  };
  return {
    hired: async ({ hireId }: OfHire): Promise<void> => {
      const hire = await findHire(database, hireId);
      if (!hire || hire.isWithdrawn) return;
      if (hire.contractorUserId !== null) await tell(hire.contractorId, 'quote.hired', hire);
      for (const { contractorId } of hire.isFirst ? hire.others : [])
        await tell(contractorId, 'quote.other_hired', hire);
    },
    withdrawn: async ({ hireId }: OfHire): Promise<void> => {
      const hire = await findHire(database, hireId);
      if (hire && hire.contractorUserId !== null) await tell(hire.contractorId, 'quote.hire_withdrawn', hire);
    },
    reviewDue: async ({ hireId }: OfHire): Promise<void> => {
      const hire = await findHire(database, hireId);
      if (!hire || hire.isWithdrawn || hire.customerProfileId === null) return;
      const { customerProfileId, contractorId } = hire;
      if (await isBlockedBetween(database, customerProfileId, contractorId)) return;
      if (await hasReviewedOrCannot(database, hireId)) return;
      const to = await findSubscriber(database, customerProfileId, 'review_requests');
      if (to) await mailer.send(reviewDueMail(services, to, mailed(hire, to.language)));
    },
  };
}

const mailed = (hire: FoundHire, language: Language): MailedHire => ({
  quoteRequestId: hire.quoteRequestId,
  contractor: hire.contractor,
  slug: hire.slug,
  customer: hire.customer ?? '',
  trade: language === 'english' ? hire.tradeEnglish : hire.tradeSpanish,
});

/** The customer wrote a review since the hire, or the page cannot be reviewed any more. */
async function hasReviewedOrCannot(database: Database, hireId: number): Promise<boolean> {
  const row = await database
    .selectFrom('quote_hires as h')
    .innerJoin('quote_requests as q', 'q.id', 'h.quote_request_id')
    .innerJoin('conversations as v', 'v.id', 'h.conversation_id')
    .innerJoin('contractors as c', 'c.id', 'v.contractor_id')
    .select('h.id')
    .where('h.id', '=', hireId)
    .where('c.hidden_at', 'is', null)
    .where('c.merged_into_id', 'is', null)
    .where(
      sql<boolean>`not exists (select from reviews as r where r.contractor_id = v.contractor_id
        and r.author_profile_id = q.profile_id and r.created_at > h.hired_at)`,
    )
    .executeTakeFirst();
  return row === undefined;
}
