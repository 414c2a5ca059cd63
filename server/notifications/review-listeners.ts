import type { Language } from '../../common/language.ts';
import type { Recipient } from '../accounts/mails/frame.ts';
import type { Database } from '../database/client.ts';
import { responseReceivedMail, reviewReceivedMail, type MailedReview } from './review-mails.ts';
import type { Listener, NotifierServices } from './listener.ts';

/** Tells the contractor of a new review, and the reviewer of the response to it. */
export function reviewListeners(services: NotifierServices): Record<string, Listener[]> {
  const { database, mailer } = services;
  return {
    'review.published': [
      async (event) => {
        const review = await findReview(database, Number(event['reviewId']));
        const owner = await findRecipient(database, review.contractorId);
        if (owner) await mailer.send(reviewReceivedMail(services, owner, review));
      },
    ],
    'response.published': [
      async (event) => {
        const review = await findReview(database, Number(event['reviewId']));
        const author = await findRecipient(database, review.authorProfileId);
        if (author) await mailer.send(responseReceivedMail(services, author, review));
      },
    ],
  };
}

type FoundReview = MailedReview & { contractorId: number; authorProfileId: number };

async function findReview(database: Database, reviewId: number): Promise<FoundReview> {
  return database
    .selectFrom('reviews as r')
    .innerJoin('contractors as c', 'c.id', 'r.contractor_id')
    .select(['r.id as reviewId', 'r.overall', 'r.contractor_id as contractorId'])
    .select([
      'r.author_profile_id as authorProfileId',
      'c.name as contractorName',
      'c.slug as contractorSlug',
    ])
    .where('r.id', '=', reviewId)
    .executeTakeFirstOrThrow();
}

/** Whoever stands behind a profile and can be written to; null: nobody has claimed it, or the account is inactive. */
async function findRecipient(database: Database, profileId: number): Promise<Recipient | null> {
  const row = await database
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['u.email', 'u.name', 'u.language'])
    .where('p.id', '=', profileId)
    .where('u.status', '=', 'active')
    .where('u.email_verified', '=', true)
    .where('u.closed_at', 'is', null)
    .executeTakeFirst();
  return row ? { ...row, language: row.language as Language } : null;
}
